### Partidas que se vuelven a ver, momento a momento.

## El visor

film-page = Repetición
film-fetching = Cargando la partida…
film-answered = Respuesta: { $answer }
film-controls = Controles de la repetición
film-moment = Momento de la partida
film-first = Al principio
film-turn-back = Turno anterior
film-step-back = Respuesta anterior
film-play = Reproducir
film-pause = Pausa
film-step-on = Respuesta siguiente
film-turn-on = Turno siguiente
film-last = Al final
film-pace = Velocidad
film-pace-slow = lenta
film-pace-usual = media
film-pace-fast = rápida
film-live = En directo
film-live-about = Quedarse en el último momento mientras la partida sigue
film-turn = Turno { $turn }: { $name }
film-before-turns = Antes del primer turno
film-count = { $at } de { $last }
film-where = { $turn }, respuesta { $at } de { $last }
film-step-of = Paso { $at } de { $last }

## Alrededor

film-about = Sobre esta partida
film-eyes = Lo que ve
film-spectator = quien mira
film-eyes-closed = Mientras la partida sigue, solo puedes ver lo que ves tú o lo que ve quien mira desde fuera.
film-game = Partida
film-game-number = { $number } de { $games }
film-copy-link = Copiar enlace
film-link = Enlace a este momento
film-download = Descargar
film-to-table = A la mesa
film-to-end = Todo sobre el resultado
film-going-on = Esta partida todavía sigue.
film-unfinished = Esta partida no se jugó hasta el final.
film-continue = Seguir desde aquí contra un bot
film-continue-about = En este momento empieza una mesa nueva. Las cartas salen como salieron entonces; tú te sientas donde quieras y en los demás asientos juegan bots.
film-continue-seat = Juegas en lugar de
film-continue-level = Nivel de los bots
film-continue-go = Jugar desde aquí

## Teclas

film-key-step = respuesta anterior o siguiente
film-key-turn = turno anterior o siguiente
film-key-ends = al principio, al final
film-key-play = reproducir o pausar

## Ejemplos

film-example = Ejemplo
film-example-previous = Ejemplo anterior
film-example-next = Ejemplo siguiente
film-example-text = El ejemplo tal como está escrito

## En el vestíbulo

film-watch = Mirar
film-watch-bots = Ver jugar a los bots
film-watch-game = Juego
film-watch-first = Primer bot
film-watch-second = Segundo bot
film-upload = Abrir un archivo de repetición
film-upload-about = Elige un archivo descargado de una partida terminada, o suéltalo aquí.
film-upload-field = Archivo de repetición
film-too-big = Este archivo es demasiado grande para una repetición: ocupa más de 4 MB.
film-not-text = Este archivo no es una repetición: no contiene texto.
