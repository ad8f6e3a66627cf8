### Lo que dice --help: help-ORDEN para una orden, help-ORDEN-ARGUMENTO para sus argumentos.

help-usage = Uso:
help-usage-options = {"[OPCIONES]"}
help-usage-command = <ORDEN>
help-values = valores: { $values }
help-default = por defecto: { $value }
help-commands = Órdenes:
help-arguments = Argumentos:
help-options = Opciones:
help-help = Muestra esta ayuda
help-version = Muestra la versión
help-lang = El idioma (si no se indica, el del entorno)
help-dominio = Una mesa abierta y exacta para Dominion: jugar, simular, repasar partidas, zanjar discusiones
help-dominio-more =
    Ejemplos:
      dominio play                                        una partida contra Big Money
      dominio play --kingdom first-game --seats you,random,big-money-smithy
      dominio sim dominion --seats big-money-smithy,big-money --kingdom first-game --games 10000
      dominio scenario crates/dominion/scenarios/base/*.scn
      dominio cards --set base --json

    Una entrada errónea termina con el estado 2. No hay colores si existe NO_COLOR o la salida no es una terminal.
help-play = Juega una partida en la terminal, línea a línea (también por tuberías y con lector de pantalla)
help-play-game = El juego
help-play-kingdom = Un reino recomendado (véase «dominio kingdoms»), diez identificadores de cartas separados por comas, el código de una mesa, o random, también con deseos: "random: base 5, dark_ages, con aldea, sin ataque, prefiere Capilla"
help-play-seats = Quién juega, por orden de turno (empieza un puesto al azar): you (una persona; se puede repetir para compartir la pantalla), un rival de algún nivel (beginner, apprentice, journeyman, expert, master), random (al azar), big-money, big-money-smithy, pass (no hace nada), una estrategia de la biblioteca como big-money-ultimate, o un archivo .strategy (si no se indica, you,big-money; con un código, big-money en los demás puestos)
help-play-seed = La semilla del azar, para repetir la misma partida (si no se indica, una nueva)
help-play-rules = printed: el reglamento de cada caja; latest: todos los cambios oficiales posteriores (si no se indica, printed)
help-play-save = Graba la partida en este archivo, termine como termine
value-game = JUEGO
value-kingdom = REINO
value-seats = PUESTOS
value-seed = SEMILLA
value-rules = REGLAS
value-save = ARCHIVO
value-set = CONJUNTO
value-file = ARCHIVO
value-files = ARCHIVOS…
value-to = PASOS
value-games = PARTIDAS
value-threads = HILOS
value-shell = INTÉRPRETE
value-folder = CARPETA
value-lang = IDIOMA
help-cards = Enumera las cartas con sus textos
help-cards-set = Solo las cartas de un conjunto
help-cards-json = Escribe JSON
help-kingdoms = Enumera los reinos que recomiendan los reglamentos y lo que aún falta para cada uno
help-kingdoms-json = Escribe JSON
help-scenario = Ejecuta archivos de escenarios; el estado de salida es 0 solo si todos son correctos
help-scenario-files = Archivos en el lenguaje de docs/scenarios.md
help-content = Paquetes de contenido de Dominations
help-show-pack = Mostrar las Maestrías, Monumentos, Objetivos y roles de un paquete
help-show-pack-folder = La carpeta con sus seis archivos (por defecto: el paquete incluido)
help-check = Comprobar un paquete de contenido; estado de salida 0 solo si se puede jugar con él
help-check-folder = La carpeta con sus seis archivos (véase docs/dominations.md)
help-replay = Vuelve a contar una partida grabada y comprueba su huella
help-replay-file = Un archivo escrito con «guardar»
help-replay-to = Se detiene tras tantos pasos
help-sim = Juega muchas partidas entre bots y escribe estadísticas
help-sim-game = El juego
help-sim-seats = Bots, estrategias, archivos con una estrategia y niveles, de 2 a 6 (un torneo admite más), separados por comas; cambian de puesto de partida en partida
help-sim-kingdom = Como en play
help-sim-games = Cuántas partidas
help-sim-seed = La misma semilla da los mismos números con cualquier número de hilos
help-sim-threads = Hilos (si no se indica, todos los núcleos)
help-sim-rules = printed o latest (si no se indica, printed)
help-sim-json = Escribe JSON
help-completions = Escribe un guion que completa las órdenes en tu intérprete
help-completions-shell = El intérprete
help-kingdom = Elige un reino y escribe sus cartas, lo que hay además en la mesa y un código breve que vuelve a poner la misma mesa
help-kingdom-kingdom = Como en play
help-kingdom-seats = Cuántos puestos
help-kingdom-rules = printed o latest (si no se indica, printed)
help-kingdom-shelters = Cobijos en lugar de Fincas: por el sorteo del reglamento, sí o no
help-kingdom-first = El puesto que empieza (si no se indica, por sorteo)
help-kingdom-seed = La semilla del sorteo (si no se indica, una nueva)
help-kingdom-json = Escribe JSON
help-play-shelters = Cobijos en lugar de Fincas: por el sorteo del reglamento (draw), sí (yes) o no (si no se indica, draw)
help-play-first = El puesto que empieza (si no se indica, por sorteo)
help-sim-shelters = Como en play
value-shelters = COBIJOS
value-first = PUESTO
help-strategy = Las estrategias incluidas, y la búsqueda de una para cualquier reino
help-list = Enumera las estrategias incluidas
help-show = Escribe una estrategia de la biblioteca
help-show-name = Su identificador
help-search = Busca una estrategia para un reino jugando muchas partidas; la misma semilla encuentra la misma
help-search-kingdom = Como en play
help-search-effort = quick: hasta 200.000 partidas; full: hasta 1.000.000
help-search-games = Hasta tantas partidas, en su lugar
help-search-seed = La semilla de la búsqueda
help-search-threads = Hilos (si no se indica, todos los núcleos)
help-search-rules = printed o latest (si no se indica, printed)
help-search-shelters = Como en play
help-search-save = Escribe la estrategia en este archivo
help-search-json = Escribe JSON
value-name = NOMBRE
value-effort = ESFUERZO
help-sim-until_clear = Termina en cuanto está claro que alguien gana más que los demás
help-sim-turns = Escribe monedas, puntos, cartas y ganancias turno por turno
help-sim-tournament = Todos contra todos, de dos en dos, con una clasificación
help-sim-sweep = Prueba un número de una estrategia con varios valores: NOMBRE=DESDE..HASTA, NOMBRE=DESDE..HASTA:PASO o NOMBRE=A,B,C
help-sim-report = Escribe en un archivo una página con gráficos
help-sim-csv = Escribe CSV
value-sweep = BARRIDO
value-report = ARCHIVO.html
help-serve = Sirve mesas en el navegador, para personas y bots
help-serve-addr = Dónde escuchar; el puerto 0 toma uno libre. Con una dirección a la que otros llegan, como 0.0.0.0:7230, también juegan ellos
help-serve-db = Dónde se guardan las partidas: sqlite:RUTA (por defecto, un archivo en la carpeta de datos del usuario)
help-serve-origin = La dirección pública tras un proxy, como https://dominio.example
help-serve-no_search = No buscar en segundo plano mejores estrategias para los bots
help-serve-no_limits = Sin límites a lo que puede pedir un visitante: solo para medir el servidor
help-serve-verbose = Imprimir más de lo que ocurre
value-addr = DIRECCIÓN
value-db = sqlite:RUTA
value-origin = URL
