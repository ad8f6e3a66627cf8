### Lo que ha ido mal. Cada mensaje nombra el lugar o el valor.

error-unknown-card = No existe la carta «{ $card }»; «dominio cards» las enumera todas.
error-unknown-kingdom = No existe el reino «{ $kingdom }». Indica el identificador de un reino recomendado (véase «dominio kingdoms»), diez identificadores de cartas separados por comas, el código de una mesa, «random», o deseos como en «random: base 5, con aldea».
error-kingdom-missing = El reino «{ $kingdom }» necesita cartas que este programa aún no tiene: { $missing }.
error-seats = Una partida tiene de 2 a 6 puestos, no { $seats }.
error-kingdom-size = Un reino tiene 10 cartas, no { $number }.
error-kingdom-twice = «{ $card }» está dos veces en el reino.
error-not-kingdom = «{ $card }» no es una carta de Reino.
error-no-such-seat = No hay puesto { $seat } en esta mesa.
error-unknown-bot = No existe el jugador «{ $name }». Elige entre: { $names }.
error-seed = «{ $seed }» no es una semilla. Indica un número de 0 a 18446744073709551615, o 64 cifras hexadecimales.
error-games = { $games } partidas: indica un número de 1 a { $most }.
error-threads = { $threads } hilos: indica un número de 1 a { $most }.
error-bot-illegal = { $name } ha respondido algo ilegal: { $reason }
error-read = No se puede leer { $path }: { $reason }
error-write = No se puede escribir { $path }: { $reason }
error-scenario = { $path }:{ $line }: { $reason }
error-replay-syntax = { $path } no es una partida grabada: { $reason }
error-replay-format = { $path } tiene el formato { $found }; este programa lee el formato { $expected }.
error-replay-game = { $path } es una partida de «{ $found }», no de «{ $expected }».
error-replay-newer = { $path } se jugó con la versión { $found } de las reglas; este programa conoce hasta la { $expected }.
error-replay-setup = { $path } tiene una preparación imposible: { $reason }
error-replay-step = { $path }, paso { $step }: { $reason }
error-step-not-asked = { $seat } responde «{ $verb }», que no es lo que se pregunta
error-step-over = { $seat } responde «{ $verb }», pero la partida ha terminado
error-step-not-offered = { $choices } no se ofrecía
error-step-disagrees = se eligió { $found }, pero la partida grabada dice { $expected }
error-step-undo = deshace { $wanted } respuestas, pero solo hay { $available }
error-replay-hash = { $path }: el estado final tiene la huella { $found }, pero la partida grabada dice { $expected }.
error-replay-to = { $path } tiene { $steps } pasos; no hay paso { $to }.
error-argument-unknown = Aquí no existe el argumento «{ $argument }».
error-argument-value = «{ $value }» no es un valor de { $argument }.
error-argument-values = «{ $value }» no es un valor de { $argument }. Valores posibles: { $values }.
error-argument-missing = Falta { $argument }.
error-argument-no-value = Falta el valor de { $argument }.
error-argument-twice = { $argument } está repetido.
error-subcommand-missing = Falta la orden.
error-subcommand-unknown = No existe la orden «{ $command }».
error-see-help = Véase --help.

refused-nothing-asked = No se pregunta nada: la partida ha terminado.
refused-too-few = { $given ->
    [one] 1 elección
   *[other] { $given } elecciones
}, pero { $min ->
    [one] hace falta al menos 1
   *[other] hacen falta al menos { $min }
}.
refused-too-many = { $given ->
    [one] 1 elección
   *[other] { $given } elecciones
}, pero { $max ->
    [one] se permite como mucho 1
   *[other] se permiten como mucho { $max }
}.
refused-no-such-choice = No hay opción número { $index }.
refused-too-many-copies = La opción número { $index } se puede elegir como mucho { $copies ->
    [one] una vez
   *[other] { $copies } veces
}.
refused-exhausted = La partida no puede continuar: { $reason }.

reason-not-an-action = no es una Acción
reason-not-a-treasure = no es un Tesoro
reason-action-phase-over = la fase de Acción ha terminado
reason-too-expensive = demasiado cara
reason-pile-empty = la pila está vacía
reason-does-not-fit = esta carta no lo permite

fault-too-many-plays = se han jugado demasiadas cartas en un turno
fault-too-many-abilities = demasiadas capacidades esperan unas a otras
fault-too-many-steps = una capacidad ha dado demasiados pasos
fault-too-many-cards-aside = hay demasiadas cartas reveladas o apartadas a la vez
fault-too-many-known-places = demasiadas cartas de un mazo tienen un lugar conocido
fault-too-many-extra-turns = esperan demasiados turnos adicionales
fault-memory-does-not-fit = lo que recuerda una carta no concuerda con su texto
error-wish = «{ $wish }» no es un deseo para un reino. Escribe un conjunto ({ $sets }), solo o con un número como en «base 5» o «base 3-6»; con o sin, y una carta o una clase de carta ({ $roles }); prefiere o evita, y una carta.
error-wishes = Estos deseos no se pueden cumplir todos: { $wishes }.
error-code-form = «{ $code }» no es el código de una mesa: es demasiado largo o corto, o tiene signos que ningún código tiene.
error-code-check = «{ $code }» está mal escrito: no cuadra su suma de control.
error-code-version = Este código es de una clase más nueva ({ $version }) que las que conoce este programa.
error-code-card = El código nombra la carta { $number }, que este programa no tiene.
error-code-shelters = El código dice { $number } de los Cobijos, que no significa nada.
error-code-seats = El código es de una mesa con { $code } puestos, pero se indican { $seats }.
error-strategy = { $path }:{ $line }:{ $column }: { $reason }
error-strategy-cards = «{ $name }» compra cartas que no están en esta mesa: { $cards }.
strategy-unknown-card = no existe la carta «{ $word }»
strategy-no-card = falta una carta
strategy-unknown-line = «{ $word }» no empieza ninguna línea; existen { $words }
strategy-no-if = puede seguir «if» y una condición, o nada
strategy-no-comparison = falta una comparación: < <= = != >= >
strategy-no-term = falta un número o una palabra como «coins»
strategy-unknown-term = «{ $word }» no significa nada aquí; existen números, { $words }
strategy-unknown-answer = «{ $word }» no es una respuesta; hay cartas, { $words }
strategy-no-answer = falta una respuesta
strategy-too-much = no se esperaba nada más
strategy-no-name = una estrategia tiene nombre: strategy NOMBRE
strategy-no-rule = una estrategia compra algo: buy CARTA
error-budget = { $games } partidas: una búsqueda admite de { $least } a { $most }.
error-sim-person = En las simulaciones no juegan personas; nombra solo bots.
error-tournament = Un torneo es para 2 a { $most } jugadores, no { $number }.
error-sweep = «{ $sweep }» no es un intervalo de números. Escribe NOMBRE=DESDE..HASTA, NOMBRE=DESDE..HASTA:PASO o NOMBRE=A,B,C.
error-sweep-number = { $some ->
    [true] Ninguna estrategia tiene un número «{ $name }»; existen { $names }.
   *[other] Ninguna estrategia tiene un número «{ $name }». Los números reciben nombre así: ?NOMBRE=NÚMERO.
}
strategy-no-number = «{ $word }» no es un número con nombre: ?NOMBRE=NÚMERO
error-argument-conflict = { $argument } y { $other } no van juntos.
error-database = «{ $db }» no nombra ninguna base de datos: indica sqlite: y una ruta, o postgres:// y una dirección.
error-no-data-folder = Este sistema no nombra ninguna carpeta de datos: indica con --db dónde se guardan las partidas.
error-origin = «{ $origin }» no es una dirección pública: indica una como https://dominio.example, sin nada detrás.

## Clases de cartas, y deseos para un reino

role-village = aldea
role-trasher = eliminadora
role-extra-buy = compra extra
role-attack = ataque
role-reaction = reacción
role-potion = poción
wish-from-any = cartas de { $set }
wish-from = { $set }, de { $least } a { $most } cartas
wish-from-exactly = { $set }, { $least ->
    [one] 1 carta
   *[other] { $least } cartas
}
wish-need = con { $what }
wish-forbid = sin { $what }
wish-like = prefiere { $what }
wish-dislike = evita { $what }
