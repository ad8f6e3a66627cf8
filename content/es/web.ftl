### Lo que dice la página del navegador además de la partida.

## Vestíbulo

web-tagline = Una mesa abierta y fiel a las reglas para Dominion y Dominations
web-play-about = Todas las cartas de Dominion, Intriga, Alquimia y Edad Oscura, contra bots o con amigos. No hace falta ninguna cuenta.
web-play-dominations-about = Coloca piezas, construye ciudades y monumentos, haz crecer un árbol de civilización: Dominations: Road to Civilization, para 2 a 4. Cada sitio muestra lo que da antes de que elijas.
web-play-guided = Primera partida guiada
web-play-now = Jugar ahora
web-against = contra
web-play-random = Reino al azar
web-play-friend = Con otra persona
web-new-table = Elegirlo todo
web-continue = Seguir jugando
web-join = Unirse a una mesa
web-join-how = Pega su enlace o su código
web-go = Ir
web-library = Biblioteca
web-glossary = Glosario
web-your-name = Tu nombre
web-name-about = Cómo te llaman los demás en la mesa
web-save = Guardar
web-saved = Guardado
web-credits = Imágenes: game-icons.net, CC BY 3.0. Dominio no es un producto de las editoriales de estos juegos.
web-kingdom = Reino
web-kingdom-recommended = Recomendado
web-kingdom-random = Al azar
web-kingdom-cards = A mano
web-kingdom-code = Por código
web-wishes = Deseos
web-wishes-about = Por ejemplo: base 5, intrigue 5 · con aldea · sin ataque · prefiere capilla. Déjalo vacío para diez cartas cualesquiera.
web-code = Código de la mesa
web-chosen = { $number } de 10 cartas elegidas
web-seats = Asientos
web-open-seat = Una persona que venga
web-bot = Bot: { $level }
web-remove = Quitar
web-add-seat = Añadir un asiento
web-options = Opciones
web-show-points = Mostrar los puntos de todos durante la partida
web-latest-rules = Últimas reglas oficiales en lugar de las impresas con cada caja
web-shelters = Cobijos en lugar de Fincas
web-shelters-draw = según el sorteo del reglamento
web-make = Abrir la mesa
web-no-connection = No se puede llegar al servidor.

## Conexión

web-link-connecting = Conectando…
web-link-lost = Se ha perdido la conexión. Intentándolo de nuevo…
web-link-outdated = Esta página es más antigua que el servidor. Recárgala, por favor.
web-part-missing = No se ha podido cargar una parte de la página: puede que sea más antigua que el servidor.
web-reload = Recargar
web-saving = Guardando…

## Asientos antes de una partida

web-seat = Asiento { $number }
web-free-seat = Asiento libre
web-you = tú
web-is-ready = a punto
web-not-ready = aún no
web-sit = Sentarse aquí
web-put-bot = Poner un bot
web-remove-bot = Quitar el bot
web-invite = Invita a otros con este enlace:
web-copy = Copiar
web-copied = Copiado
web-copy-by-hand = No se ha podido copiar. Selecciónalo y cópialo tú.
web-ready = Empecemos
web-not-ready-yet = Todavía no
web-stand = Dejar el asiento
web-watching = Estás mirando.
web-watching-delayed = Cada turno se ve cuando ha acabado.
web-who-am-i = ¿Es tuyo uno de estos asientos? Probar de nuevo

## La mesa

web-players = Jugadores
web-away = (ausente)
web-resigned = (abandonó)
web-recap-played = Jugó: { $cards }.
web-recap-gained = Obtuvo: { $cards }.
web-points = Puntos
web-in-hand = Mano
web-deck = Mazo
web-discard = Descartes
web-supply = Suministro
web-play-area = Zona de juego
web-in-play = En juego: { $name }
web-nothing-in-play = Ninguna carta
web-aside = Mostradas o apartadas por { $name }
web-trash = { $number ->
    [one] Desechos: 1 carta
   *[other] Desechos: { $number } cartas
}
web-own = Tu lado de la mesa
web-hand-of = { $own ->
    [yes] Tu mano
   *[no] La mano de { $name }
}
web-empty-hand = Sin cartas en la mano
web-actions = { $number ->
    [one] acción
   *[other] acciones
}
web-buys = { $number ->
    [one] compra
   *[other] compras
}
web-coins = { $number ->
    [one] moneda
   *[other] monedas
}
web-potions = { $number ->
    [one] poción
   *[other] pociones
}
web-pile-label = { $card }, cuesta { $coin }{ $potion ->
    [0] {""}
   *[other] {" "}y una poción
}, { $left ->
    [1] queda 1
   *[other] quedan { $left }
}{ $state ->
    [open] , se puede elegir.
   *[closed] .
}
web-card-label = { $card }{ $copies ->
    [1] {""}
   *[other] {" "}×{ $copies }
}{ $state ->
    [chosen] , elegida.
    [open] , se puede elegir.
   *[closed] .
}
web-tray = { $from ->
    [table] Cartas de esta mesa
    [discard] De la pila de descartes
    [deck] Del mazo
    [trash] De los desechos
    [play] De las cartas en juego
   *[aside] Estas cartas
}

## Respuestas

web-all-treasures = Jugar todos los Tesoros: +{ $coins }
web-end-actions = Terminar la fase de Acción
web-end-treasures = No jugar más Tesoros
web-end-turn = Terminar el turno
web-go-on = Seguir
web-yes = Sí
web-no = No
web-decline = { $verb ->
    [discard] No descartar nada
    [trash] No eliminar nada
    [gain] No ganar nada
    [reveal] No revelar nada
    [play] No jugar nada
    [topdeck] No poner nada en el mazo
    [set_aside] No apartar nada
   *[other] No
}
web-confirm = { $verb ->
    [discard] Descartar{ $number }
    [trash] Eliminar{ $number }
    [gain] Ganar{ $number }
    [reveal] Revelar{ $number }
    [topdeck] Poner{ $number } en el mazo
    [set_aside] Apartar{ $number }
   *[other] Confirmar{ $number }
}
web-picked = { $number } de { $most }
web-choose = Elige…
web-position-where = ¿En qué lugar del mazo?
web-position-top = Encima
web-position-bottom = Debajo del todo
web-position = { $number ->
    [one] Debajo de 1 carta
   *[other] Debajo de { $number } cartas
}
web-waste = { $what ->
    [actions] Aún tienes cartas de Acción por jugar. ¿Terminas la fase de Acción?
   *[coins] Aún tienes { $number } monedas y puedes comprar. ¿Terminas el turno?
}
web-end-anyway = Sí, terminar
web-no-go-back = No, volver
web-waiting = { $name } está decidiendo
web-waiting-card = { $name } está decidiendo sobre { $card }

## Alrededor de la mesa

web-undo = Deshacer
web-ask-undo = Pedir deshacer
web-agree-undo = { $name } querría retirar una respuesta.
web-agree = De acuerdo
web-disagree = No
web-undo-asked = Se pregunta a los demás si puedes retirarla.
web-bot-plays = Un bot sigue jugando por ti.
web-take-back = Volver a jugar yo
web-is-away = { $long ->
    [yes] { $name } lleva un rato ausente.
   *[no] { $name } no está y puede volver; pasado un minuto puede seguir un bot.
}
web-hand-over = Que siga un bot
web-resign = Abandonar
web-really-resign = ¿Abandonar esta partida?
web-play-on = Seguir jugando
web-log = Registro
web-log-earlier = Líneas anteriores
web-say = Di algo
web-send = Enviar
web-close = Cerrar
web-rulings = Aclaraciones
web-keys = Teclas
web-key-move = de carta en carta
web-key-choose = elegir la carta o el botón
web-key-primary = pulsar el botón destacado
web-key-enter = Intro
web-key-space = Espacio
web-key-home-end = Inicio Fin
web-key-undo = deshacer
web-key-log = mostrar u ocultar el registro
web-key-look = Un clic derecho o una pulsación larga muestra una carta en grande con sus aclaraciones.

## El final

web-end-title = El final de la partida
web-end = { $you ->
    [yes] { $number ->
        [one] ¡Has ganado!
       *[other] Compartes la victoria: { $names }
    }
   *[no] { $number ->
        [one] Gana { $names }
       *[other] Victoria compartida: { $names }
    }
}
web-end-resigned = Por abandono.
web-score = { $number ->
    [one] 1 punto
   *[other] { $number } puntos
}
web-turns = { $number ->
    [one] 1 turno
   *[other] { $number } turnos
}
web-card = Carta
web-copies = Copias
web-points-by-turn = Puntos por turno
web-money-by-turn = Monedas del mazo por turno
web-code-and-seed = Para volver a jugar con estas cartas, elige «Por código» y escribe { $code }. Las barajadas salieron de { $seed }.
web-rematch = Jugar otra vez
web-replay = Repetición
web-waiting-rematch = Esperando a los demás…
web-to-lobby = Al vestíbulo
web-nowhere = No existe esa página
web-nowhere-about = Quizá la dirección esté mal escrita.

## Ajustes

web-settings = Ajustes
web-language = Idioma
web-set-motion = Movimiento
web-set-sound = Un sonido cuando te toca
web-set-confirm = Preguntar antes de dejar acciones o monedas sin usar
web-set-moat = Revelar siempre el Foso
web-option = { $choice ->
    [catacombs-discard] Descartarlas y robar otras tres
    [catacombs-hand] Llevarlas a la mano
    [count-discard] Descartar dos cartas
    [count-topdeck] Poner una carta encima de tu mazo
    [count-copper] Ganar un Cobre
    [count-coins] +3 monedas
    [count-trash] Eliminar tu mano
    [count-duchy] Ganar un Ducado
    [courtier-actions] +1 acción
    [courtier-buys] +1 compra
    [courtier-coins] +3 monedas
    [graverobber-trash] Eliminar una Acción de tu mano
    [graverobber-gain] Ganar una carta eliminada
    [lurker-trash] Eliminar una Acción del Suministro
    [lurker-gain] Ganar una Acción eliminada
    [minion-coins] +2 monedas
    [minion-discard] Descartar tu mano y robar cuatro cartas
    [nobles-cards] +3 cartas
    [nobles-actions] +2 acciones
    [pawn-cards] +1 carta
    [pawn-actions] +1 acción
    [pawn-buys] +1 compra
    [pawn-coins] +1 moneda
    [squire-actions] +2 acciones
    [squire-buys] +2 compras
    [steward-cards] +2 cartas
    [steward-coins] +2 monedas
    [steward-trash] Eliminar dos cartas
    [survivors-discard] Descartarlas
    [survivors-topdeck] Devolverlas encima de tu mazo
    [torturer-discard] Descartar dos cartas
    [torturer-curse] Llevarte una Maldición a la mano
   *[other] { $plain }
}
web-always-this-order = Siempre en este orden
web-set-order = Habilidades que tocan a la vez: en el orden en que vienen
result-card = { $card }
web-influence-by-turn = Influencia por turno
web-seed = Semilla: { $seed }
web-try-again = Reintentar
web-key-rotate = Girar la pieza
web-key-tabs = Mesa, árbol, maestrías
web-key-zoom = Acercar, alejar, ajustar
web-key-leave-place = Dejar el sitio
web-answers = Respuestas

## Uno mismo, los relojes y la charla

web-account = Cuenta
web-account-of = Cuenta: { $name }
web-my-games = Mis partidas
web-private = Aquí hay una partida en curso
web-private-about = No se muestra hasta que acabe. Quien vuelva entonces la verá entera.
web-replay-file = Descargar la repetición
web-remove-person = Quitar del asiento
web-really-remove = ¿Quitar a { $name } del asiento? No podrá volver a sentarse aquí.
web-clock = Tiempo restante
web-clock-out = sin tiempo
web-clock-hours = { $hours } h { $minutes } min
web-clock-days = { $days } d { $hours } h
web-clock-minute = { $you ->
    [yes] Te queda un minuto.
   *[no] A { $name } le queda un minuto.
}
web-clock-over = { $you ->
    [yes] No te queda tiempo. Los demás pueden hacer que siga un bot.
   *[no] A { $name } no le queda tiempo.
}
web-span = { $unit ->
    [day] { $number ->
        [one] 1 día
       *[other] { $number } días
    }
    [hour] { $number } h
    [minute] { $number } min
   *[second] { $number } s
}
web-chat-hidden = Línea oculta
web-chat-menu = Sobre lo que ha dicho { $name }
web-chat-mute = Silenciar en esta mesa
web-chat-unmute = Dejar de silenciar
web-chat-mute-about = Oculta lo que diga aquí hasta que cierres el navegador.
web-chat-block = Bloquear
web-chat-unblock = Desbloquear
web-chat-block-about = Lo que diga queda oculto en todas las mesas, y no podrá sentarse en las tuyas.
web-chat-reason = ¿Qué tiene de malo? No hace falta que lo digas.
web-chat-report = Denunciar
web-chat-thanks = Gracias. Lo leerá quien cuida de este servidor.
