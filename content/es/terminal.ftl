### Lo que dice la terminal.

play-welcome = Dominion · { $kingdom }
play-help-hint = Responde con números (varios, separados por espacios). Escribe «ayuda» para ver todas las órdenes.
play-status = Acciones { $actions } · Compras { $buys } · Monedas { $coins }
play-status-potions = Acciones { $actions } · Compras { $buys } · Monedas { $coins } · Pociones { $potions }
play-hand = Mano: { $cards }
play-in-play = En juego: { $cards }
play-supply = Suministro:
play-acting = En juego, una carta { $card } es { $as }.
play-outside-supply = Fuera del Suministro:
play-mixed-pile = { $pile } (encima: { $top })
play-trash = Cartas eliminadas: { $cards }
play-player = { $name }: { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano, { $deck } en el mazo, pila de descartes: { $top }
play-empty = vacía
play-nothing = nada
play-option-none = 0) ninguna
play-option-decline = 0) no
play-option-no-actions = 0) no jugar más Acciones
play-option-no-treasures = 0) no jugar más Tesoros
play-option-no-buys = 0) no comprar más (termina el turno)
play-option-all = todos los Tesoros
play-option-yes = sí
play-option-no = no
play-option-cost = { $name } (cuesta { $cost }, { $left ->
    [one] queda 1
   *[other] quedan { $left }
})
play-pick-range = Elige de { $least } a { $most }.
play-pick-order = Escribe los números en orden, por ejemplo «2 1».
play-turn-of = Turno de { $name }
play-pile = { $name }: cuesta { $cost }, { $left ->
    [one] queda 1
   *[other] quedan { $left }
}
play-kingdom-card = { $name } ({ $cost })
play-no-reasons = No hay cartas visibles excluidas.
play-stopped = Se ha detenido la partida en el límite de { $limit } turnos.
play-unfinished = La partida no ha terminado.
play-you = tú
play-seat = Jugador { $number }
play-bot = { $bot } ({ $seat })
play-pass-the-screen = Pasa la pantalla a { $name }. { $name }: pulsa Intro cuando nadie más esté mirando.
play-not-understood = «{ $answer }» no es una respuesta aquí. Indica números de la lista o escribe «ayuda».
play-undone = Se ha deshecho tu última respuesta.
play-cannot-undo = No se puede deshacer nada: no hay respuestas, o se ha revelado algo que los demás han visto.
play-saved = Guardado en { $path }.
play-save-where = Indica un archivo: guardar ARCHIVO
play-quit = Hasta pronto.
play-input-ended = La entrada ha terminado antes que la partida.
play-over-score = { $name }: { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}, { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}{ $won ->
    [you] {" "}— ganas
    [yes] {" "}— gana
   *[no] {""}
}
play-seed = Semilla { $seed }, huella { $hash }.
play-commands =
    Los números eligen; varios números separados por espacios eligen varias cartas. También valen los nombres de las cartas.
    0 o «ninguna» rechazan. «todos» juega todos los Tesoros.
    deshacer         deshace tu última respuesta
    registro         lo que ha ocurrido hasta ahora
    mesa             el Suministro, los jugadores, las cartas eliminadas
    cartas           lo que dicen las cartas de este reino
    ayuda CARTA      lo que dice una carta
    más              todo lo que se puede responder
    por qué          por qué no se ofrecen las cartas visibles
    guardar ARCHIVO  graba la partida hasta ahora, para «dominio replay»
    salir            abandona la partida

card-line = { $name } ({ $id }) · { $set }, { $editions } · cuesta { $cost } · { $types }
card-line-latest = Últimas reglas: { $text }
cost-potion = { $coin } y una poción
kingdom-line = { $id }: { $name } · { $source }
kingdom-missing = aún no se puede jugar; { $number ->
    [one] falta 1 carta
   *[other] faltan { $number } cartas
}
kingdom-custom = reino propio
kingdom-random = reino al azar

scenario-passed = { $path }: { $number ->
    [one] 1 escenario correcto
   *[other] { $number } escenarios correctos
}
scenario-failed = { $path }:{ $line }: «{ $title }»: { $reason }
scenario-total = { $passed } correctos, { $failed } fallidos

replay-header = { $game }, { $seats } puestos, reglas { $edition }, versión { $version } de las reglas
replay-rules-printed = impresas
replay-rules-latest = últimas
replay-checked = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}, huella { $hash }: concuerda.
replay-unchecked = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}, huella { $hash }: no se ha comprobado, porque se jugó con una versión anterior de las reglas.
replay-so-far = Tras el paso { $step } de { $steps }; huella { $hash }.
replay-undo = { $number ->
    [one] (se deshace una respuesta)
   *[other] (se deshacen { $number } respuestas)
}

sim-header = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $kingdom }, semilla { $seed }
sim-seat = { $strategy }: { $share }, ganadas { $wins }, empatadas { $ties }, perdidas { $losses }, { $score } puntos, { $turns } turnos
sim-stopped = { $number ->
    [one] Se ha detenido 1 partida
   *[other] Se han detenido { $number } partidas
} en el límite de { $limit } turnos (a efectos de cuenta, empate).
sim-speed = { $speed } partidas por segundo
sim-share = { $share } % ({ $low }–{ $high })
sim-opening = con { $coins } monedas { $share }
sim-length = Una partida dura { $mean } turnos; ocho de cada diez duran de { $low } a { $high }.
sim-interrupted = detenido; estas son las partidas jugadas hasta entonces.
sim-swept = { $name } = { $value }: { $share }
sim-rating = clasificación
sim-turn = turno
sim-coins = monedas
sim-points = puntos
sim-cards = cartas
sim-gained = ganadas
sim-games = partidas
report-about = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $kingdom }, { $rules ->
    [latest] reglas más recientes
   *[printed] reglas impresas
}, semilla { $seed }, Dominio { $version }
report-results = Resultados
report-strategy = estrategia
report-share = porcentaje de victorias (95 %)
report-wins = ganadas
report-ties = empatadas
report-losses = perdidas
report-turns = turnos
report-by-turn = Turno por turno
report-band = La línea es la media; ocho de cada diez partidas están dentro de la banda.
report-coins = Monedas para gastar
report-points = Puntos al final del turno
report-cards = Cartas del mazo
report-gained = Cartas ganadas en el turno
report-strategies = Estrategias
report-built-in = incluida en el programa

kingdom-also = Además: { $cards }
kingdom-shelters = { $shelters ->
    [yes] Cobijos en lugar de Fincas
    [no] Fincas como siempre
   *[draw] Fincas o Cobijos: por sorteo
}
kingdom-first = { $seat ->
    [0] Quién empieza: por sorteo
   *[other] Empieza el puesto { $seat }
}
kingdom-table = { $seats } puestos, { $rules ->
    [latest] reglas más recientes
   *[printed] reglas impresas
}
kingdom-code = Código de esta mesa: { $code }
strategy-line = { $id }: { $name }
strategy-found = gana el { $share } contra Big Money Ultimate; { $tried } menús probados en { $games } partidas
strategy-leader = { $place }. { $cards }: { $share } contra Big Money Ultimate, { $best } contra el primero
menu-searching = Buscando qué comprar en este reino …
menu-not-kept = Lo encontrado no se pudo guardar: { $reason }
serve-ready = Dominio está en { $address } (las partidas se guardan en { $path }; Ctrl-C lo detiene).

## Dominations en la terminal.

play-copies = { $choice } ×{ $number }
play-more = { $number ->
    [one] Hay 1 respuesta más: escribe «más».
   *[other] Hay { $number } respuestas más: escribe «más».
}
play-welcome-dominations = Dominations · cartas: { $pack }
play-legend = ~ la Cuna, # la base de un Monumento; discos en las esquinas, en medio el Asentamiento con jugador y nivel de la Ciudad. { $domains }
play-standing = { $name }: { $points } puntos, { $influence } de Influencia. { $knowledge }
play-monument = { $name }: { $levels } de { $all } niveles, en { $place }; lo controla { $controller }
play-not-begun = ningún sitio todavía
play-nobody = nadie
play-tiles = Piezas: { $tiles }
play-campfire = Hoguera
play-option-no-construction = 0) no construir (más)
play-option-end-turn = 0) terminar el turno
play-brings-points = { $number ->
    [one] 1 punto
   *[other] { $number } puntos
}
play-brings-influence = { $number } de Influencia
play-brings-nodus = { $number } Nodus completos
replay-header-dominations = { $game }, { $seats } puestos, versión { $version } de las reglas
replay-pack = Paquete de contenido { $id } ({ $hash })
error-only-dominations = «{ $option }» es solo para Dominations.

## Cuidar de un servidor.

admin-done-so-far = hasta ahora
admin-backed-up = { $number ->
    [one] Una fila está
   *[other] { $number } filas están
} en { $path }.
admin-restored = { $number ->
    [one] Se leyó una fila
   *[other] Se leyeron { $number } filas
} de { $path }.
admin-exported = { $number ->
    [one] Una partida está
   *[other] { $number } partidas están
} en { $path }.
admin-no-database = No hay ninguna base de datos en { $path }.
admin-purged = { $guests ->
    [one] Un invitado olvidado
   *[other] { $guests } invitados olvidados
}, { $games ->
    [one] una mesa borrada
   *[other] { $games } mesas borradas
}.
admin-no-reports = Nadie ha denunciado nada.
admin-report = { $table }, { $name }: «{ $text }» ({ $reason })
