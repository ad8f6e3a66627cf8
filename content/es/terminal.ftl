### Lo que dice la terminal.

play-welcome = Dominion · { $kingdom }
play-help-hint = Responde con números (varios, separados por espacios). Escribe «ayuda» para ver todas las órdenes.
play-status = Acciones { $actions } · Compras { $buys } · Monedas { $coins }
play-hand = Mano: { $cards }
play-in-play = En juego: { $cards }
play-supply = Suministro: { $cards }
play-trash = Cartas eliminadas: { $cards }
play-player = { $name }: { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano, { $deck } en el mazo, pila de descartes: { $top }
play-empty = vacía
play-nothing = nada
play-option-none = 0) ninguna
play-option-none-turn = 0) ya está
play-option-all = todos los Tesoros
play-option-yes = sí
play-option-no = no
play-option-cost = { $name } (cuesta { $cost }, quedan { $left })
play-pick-range = Elige de { $least } a { $most }.
play-pick-exactly = Elige { $most }.
play-you = tú
play-seat = Jugador { $number }
play-bot = { $bot } ({ $seat })
play-pass-the-screen = Ahora decide { $name }. Pulsa Intro cuando solo mire { $name }.
play-not-understood = «{ $answer }» no es una respuesta aquí. Indica números de la lista o escribe «ayuda».
play-undone = { $number ->
    [one] Se ha deshecho una respuesta.
   *[other] Se han deshecho { $number } respuestas.
}
play-cannot-undo = No se puede deshacer nada: no hay respuestas, o se ha revelado algo que los demás han visto.
play-saved = Guardado en { $path }.
play-save-where = Indica un fichero: guardar FICHERO
play-quit = Hasta pronto.
play-input-ended = La entrada ha terminado antes que la partida.
play-over-score = { $name }: { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}, { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}{ $won ->
    [yes] {" "}— gana
   *[no] {""}
}
play-seed = Semilla { $seed }, huella { $hash }.
play-commands =
    Los números eligen; varios números separados por espacios eligen varias cartas. También valen los nombres de las cartas.
    0, «ninguna» o una línea vacía rechazan. «todos» juega todos los Tesoros.
    deshacer       deshace tu última respuesta
    registro       lo que ha ocurrido hasta ahora
    mesa           el Suministro, los jugadores, las cartas eliminadas
    ayuda CARTA    lo que dice una carta; «porqué» cuenta por qué no se ofrecen las cartas visibles
    guardar FICHERO  escribe la partida hasta ahora
    salir          abandona la partida

card-line = { $name } ({ $id }) · { $set }, { $editions } · cuesta { $cost } · { $types }
card-line-latest = Últimas reglas: { $text }
cost-potion = { $coin } y una poción
kingdom-line = { $id }: { $name } ({ $source })
kingdom-missing = necesita { $missing }
kingdom-custom = reino propio
kingdom-random = reino al azar

scenario-passed = { $path }: { $number ->
    [one] 1 escenario correcto
   *[other] { $number } escenarios correctos
}
scenario-failed = { $path }:{ $line }: «{ $title }»: { $reason }
scenario-total = { $passed } correctos, { $failed } fallidos

replay-header = { $game }, { $seats } puestos, versión { $version } de las reglas, { $kingdom }
replay-checked = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}, huella { $hash }: concuerda.
replay-so-far = Tras el paso { $step } de { $steps }; huella { $hash }.
replay-undo = { $number ->
    [one] (se deshace una respuesta)
   *[other] (se deshacen { $number } respuestas)
}

sim-header = { $games } partidas, { $kingdom }, semilla { $seed }
sim-seat = { $strategy }: { $share } % ({ $low }–{ $high }), { $wins } victorias, { $ties } empates, { $losses } derrotas, { $score } puntos, { $turns } turnos
sim-stopped = { $number ->
    [one] Se ha parado 1 partida
   *[other] Se han parado { $number } partidas
} en el límite de { $limit } turnos; cuentan como empate.
sim-speed = { $speed } partidas por segundo
