### La biblioteca en el navegador: cartas, reinos y el diseñador de reinos.

## Toda ella

library-sections = Partes de la biblioteca
library-dominion = Dominion
library-dominations = Dominations
library-kingdoms = Reinos
library-designer = Diseñador
library-lobby = Vestíbulo
library-loading = Un momento…
library-nothing-here = Aquí no hay nada.

## Encontrar cartas

library-dominion-title = Las cartas de Dominion
library-find = Qué cartas se muestran
library-search = Buscar por nombre o texto
library-set = Conjunto
library-cost = Coste
library-type = Tipo
library-sort = Orden
library-all = Todos
library-with-potion = Con una poción
library-by-name = Por nombre
library-by-cost = Por coste
library-cards-found = { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}
library-no-cards = Ninguna carta es así.
library-clear-filters = Mostrar todas

## Una carta

library-price = { $coin ->
    [one] 1 moneda
   *[other] { $coin } monedas
}{ $potion ->
    [0] {""}
   *[other] {" "}y una poción
}
library-latest = Con las últimas reglas oficiales
library-text = Qué hace
library-kingdoms-with = Reinos recomendados con ella
library-in-no-kingdom = No está en ninguno de los reinos recomendados.
library-examples = Ejemplos
library-examples-of = Ejemplos de { $card }
library-no-examples = Todavía no hay ejemplos de esto.
library-other-cards = Otras cartas
library-previous = Anterior: { $card }
library-next = Siguiente: { $card }
library-all-cards = Todas las cartas
library-no-such-card = No existe esa carta.

## Dominations

library-dominations-title = Lo que hay en la caja de Dominations
library-parts = Qué se muestra
library-masteries = Maestrías
library-monuments = Monumentos
library-objectives = Objetivos
library-roles = Roles
library-tiles = Piezas
library-pack = Contenido
library-tiles-of = { $domain }: { $number ->
    [one] 1 pieza
   *[other] { $number } piezas
}
library-monuments-found = { $number ->
    [0] No hay ningún Monumento así.
    [one] 1 Monumento
   *[other] { $number } Monumentos
}
library-objectives-found = { $number ->
    [0] No hay ningún Objetivo así.
    [one] 1 Objetivo
   *[other] { $number } Objetivos
}
library-tiles-found = { $number ->
    [one] 1 pieza
   *[other] { $number } piezas
}
library-base-discs = Discos de su base:

## Ejemplos; los temas son archivos de escenarios

library-examples-title = Ejemplos paso a paso
library-examples-about = Cada regla tal como se demuestra, paso a paso en una mesa de verdad. Los ejemplos de una sola carta están junto a esa carta.
library-examples-number = { $number ->
    [one] 1 ejemplo
   *[other] { $number } ejemplos
}
library-all-examples = Todos los ejemplos
topic-ages = Las Edades
topic-alchemy-with-dark-ages = Alquimia con Edad Oscura
topic-attacks = Ataques
topic-band-of-misfits-latest = La Banda de Rufianes según las últimas reglas
topic-band-of-misfits-printed = La Banda de Rufianes tal como está impresa
topic-base-box = Lo que trae la caja de Dominion
topic-base-with-intrigue = Dominion con Intriga
topic-cards = Las Maestrías, una a una
topic-construction = Construcción
topic-costs = Costes
topic-counterfeits = La Falsificación con otros Tesoros
topic-cultist-chains = Cadenas de Sectarios
topic-dark-ages-costs = Los costes en Edad Oscura
topic-dark-ages-doubled = Cartas de Edad Oscura jugadas dos veces
topic-dark-ages-ends = Casos sueltos de Edad Oscura
topic-dark-ages-moments = El momento justo en Edad Oscura
topic-dark-ages-open-points = Lo que el reglamento de Edad Oscura deja abierto
topic-dark-ages-piles = Las pilas de Edad Oscura
topic-dark-ages-playing = Jugar y eliminar cartas en Edad Oscura
topic-dark-ages-possession = Edad Oscura con la Posesión
topic-dark-ages-setup = La preparación con Edad Oscura
topic-dark-ages-small-cards = Cartas sencillas de Edad Oscura, juntas
topic-dark-ages-table = Edad Oscura con cartas que juegan otras
topic-dark-ages-trashing = Cartas que actúan al ser eliminadas
topic-dark-ages-trashing-others = Eliminadas por cartas de otros conjuntos
topic-dark-ages-types = Los tipos en Edad Oscura
topic-dark-ages-with-older-sets = Edad Oscura con los conjuntos anteriores
topic-deep-chains = Las cadenas más largas
topic-development = Desarrollo
topic-doubled-cards = Cartas jugadas dos veces
topic-doubled-windows = Reacciones a cartas jugadas dos veces
topic-effects = Los efectos de las Maestrías
topic-end-and-score = El final y los puntos
topic-end-of-game = El final de la partida
topic-growth = Crecimiento
topic-herbalist-latest = Herbalista según las últimas reglas
topic-hermits = Ermitaños y Locos
topic-information = Lo que todos pueden saber
topic-interactions = Encuentros curiosos
topic-intrigue-costs = Los costes en Intriga
topic-intrigue-decks = Los mazos en Intriga
topic-intrigue-doubled = Cartas de Intriga jugadas dos veces
topic-intrigue-passing = Pasar cartas con la Mascarada
topic-intrigue-reactions = Las Reacciones de Intriga
topic-intrigue-types = Los tipos en Intriga
topic-knights-and-ruins = Caballeros y Ruinas
topic-looking-and-shuffling = Mirar cartas y barajar
topic-losing-track = Jugar dos veces y perder de vista una carta
topic-many-players = Con cinco y seis jugadores
topic-monuments = Los Monumentos
topic-objectives = Los Objetivos y el final
topic-possessed-in-dark-ages = Jugadores poseídos en Edad Oscura
topic-possession-latest = La Posesión según las últimas reglas
topic-possession-rules = Los turnos de Posesión
topic-potions = Pociones
topic-reduced-costs-in-dark-ages = Costes rebajados en Edad Oscura
topic-roles = Los roles
topic-sample-turn = Los turnos de ejemplo de los reglamentos
topic-setup = La preparación
topic-shuffling = Robar y barajar
topic-small-cards = Cartas sencillas, juntas
topic-switches = Reglas que elige la mesa
topic-terms = Qué significan las palabras de las cartas
topic-trash-chains = Una carta eliminada tras otra
topic-tree = El Árbol
topic-turn = El turno
topic-urchin-windows = El Pillastre y otros Ataques
topic-vassal-chains = Cadenas de Vasallos
topic-what-others-see = Lo que ven los demás
topic-what-others-see-in-dark-ages = Lo que ven los demás en Edad Oscura
topic-with-intrigue = Las reglas con cartas de Intriga
topic-with-other-sets = Alquimia con otros conjuntos

## Reinos recomendados

library-kingdoms-title = Reinos recomendados
library-kingdoms-about = Diez cartas que combinan bien, según los reglamentos. «Jugar» abre una mesa contra un bot ({ $level }), el último nivel contra el que has jugado.
library-play = Jugar
library-play-kingdom = Jugar { $kingdom }
library-open-in-designer = Abrir en el diseñador
library-open-kingdom = Abrir en el diseñador: { $kingdom }

## El diseñador

library-designer-title = Diseña un reino
library-designer-about = Di qué deseas y se sacarán al azar diez cartas que lo cumplan. Cambia cartas sueltas o elígelas todas tú.
library-your-kingdom = Tu reino
library-no-kingdom-yet = Aún no se ha sacado ninguna carta.
library-draw = Sacar diez cartas
library-draw-again = Sacar otras
library-fill-up = Completar al azar
library-empty-kingdom = Quitarlas todas
library-change-about = ↻ cambia una carta por otra al azar, × la quita.
library-swap-card = Cambiar { $card } por otra carta
library-take-out = Quitar
library-take-out-card = Quitar { $card }
library-put-in = Poner
library-put-in-card = Poner { $card }
library-look-at = { $card }: verla de cerca
library-with-shelters = Con Cobijos en lugar de Fincas.
library-share = Para compartir
library-code = Código
library-link = Enlace
library-copy-code = Copiar el código
library-copy-link = Copiar el enlace
library-kingdom-ready = El reino tiene diez cartas.

library-wishes = Deseos
library-sets = Conjuntos
library-sets-about = Cuántas cartas pueden venir de cada conjunto.
library-least = de
library-most = a
library-least-of = { $set }: al menos
library-most-of = { $set }: como mucho
library-kinds = Clases de cartas
library-kinds-about = Si el reino debe tener una carta así, o no debe tener ninguna.
library-kind-need = debe haberla
library-kind-neutral = da igual
library-kind-ban = no debe haberla
library-card-wishes = Cartas sueltas
library-need = debe estar
library-like = sale el triple de fácil
library-neutral = da igual
library-dislike = sale el triple de difícil
library-ban = no sale nunca
library-remembered = { $number ->
    [0] Lo que prefieres, evitas o vetas se recuerda.
    [one] Se recuerda 1 carta que prefieres, evitas o vetas.
   *[other] Se recuerdan { $number } cartas que prefieres, evitas o vetas.
}
library-forget = Olvidarlas
library-clear-wishes = Borrar los demás deseos
library-only-wished = Solo cartas con un deseo
library-as-text = Los deseos como texto
library-as-text-about = El mismo texto vale en «{ $where }» y en la terminal.
library-no-wishes = Sin deseos: diez cartas cualesquiera.
library-rules = Reglas
