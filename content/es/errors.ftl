### Lo que ha ido mal. Cada mensaje nombra el lugar o el valor.

error-unknown-card = No existe la carta «{ $card }».
error-unknown-kingdom = No existe el reino «{ $kingdom }». Indica el identificador de un reino recomendado (véase «dominio kingdoms»), diez identificadores de cartas separados por comas, o «random».
error-kingdom-missing = El reino «{ $kingdom }» necesita cartas que todavía no están: { $missing }.
error-seats = Una partida tiene de 2 a 6 puestos, no { $seats }.
error-kingdom-size = Un reino tiene 10 cartas, no { $number }.
error-kingdom-twice = «{ $card }» está dos veces en el reino.
error-not-kingdom = «{ $card }» no es una carta de Reino.
error-no-such-seat = No hay puesto { $seat } en esta mesa.
error-unknown-bot = No existe el jugador «{ $name }». Hay: { $names }.
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
error-replay-hash = { $path }: el estado final tiene la huella { $found }, pero la partida grabada dice { $expected }.
error-replay-to = { $path } tiene { $steps } pasos; no hay paso { $to }.
error-argument-unknown = Aquí no existe el argumento «{ $argument }».
error-argument-value = «{ $value }» no es un valor de { $argument }.
error-argument-values = «{ $value }» no es un valor de { $argument }. Valores posibles: { $values }.
error-argument-missing = Falta algo: { $argument }.
error-subcommand-unknown = No existe la orden «{ $command }».
error-see-help = Véase --help.

refused-nothing-asked = No se pregunta nada: la partida ha terminado.
refused-too-few = { $given ->
    [one] 1 elección
   *[other] { $given } elecciones
}, pero hacen falta al menos { $min }.
refused-too-many = { $given ->
    [one] 1 elección
   *[other] { $given } elecciones
}, pero se permiten como mucho { $max }.
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
reason-pile-empty = el montón está vacío
reason-does-not-fit = esta carta no lo permite
