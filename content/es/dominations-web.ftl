### Dominations en el navegador.

## Dónde y cuándo.

place-spoken = { $vertical ->
    [north] norte { $row }
    [south] sur { $row }
   *[middle] centro
}, { $horizontal ->
    [east] este { $column }
    [west] oeste { $column }
   *[middle] en medio
}
phase-growth = Crecimiento
phase-construction = Construcción
phase-development = Desarrollo
web-age = Edad { $age }
web-age-turn = Edad { $age } de { $ages }, turno { $round } de { $rounds }
web-age-ended = Fin de la Edad { $age }
web-set-up = Antes de empezar
web-phases = Fases del turno
web-back-to = Volver a { $phase }
web-initiative = Iniciativa

## Lo que se ve.

web-what-is-shown = Qué se muestra
web-tab-board = Mesa
web-tab-tree = Árbol
web-tab-masteries = Maestrías
web-board = La mesa
web-zoom = Ampliación
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-fit = Ajustar
web-tiles = Tus piezas
web-tiles-of = Piezas de { $name }
web-tiles-left = { $number ->
    [1] queda 1
   *[other] quedan { $number }
} por robar
web-monuments = Monumentos
web-domain = Dominio
web-knowledge = Conocimiento
web-nodus = Nodus
web-nodus-of = { $number ->
    [one] 1 Nodus completo
   *[other] { $number } Nodus completos
}
web-of-reserve = { $have } de los { $limit } que caben en la Reserva
web-influence = Influencia
web-cities = { $number ->
    [one] 1 Ciudad
   *[other] { $number } Ciudades
}
web-city-tokens = { $number ->
    [one] Queda 1 ficha de Ciudad
   *[other] Quedan { $number } fichas de Ciudad
}
web-goals-met = { $met } de { $all } metas
web-levels = nivel { $built } de { $all }
web-controlled-by = Lo controla { $name },
web-base = { $base ->
    [circle] Se construye sobre un Locus.
   *[triangle] Se construye en un triángulo libre.
}
web-next-level = El nivel { $number } cuesta
web-brings = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $influence } de Influencia
web-all-levels = Todos los niveles
web-goal-points = Puntos por 0, 1, 2 … metas: { $points }
web-kept = Tu Objetivo
web-roles = Roles
web-roles-about = Al acabar una Edad, quien más Conocimiento de un Dominio conserva toma su rol, aunque sea 1. En la última Edad todos los roles valen lo mismo.
web-take-level = Tomar el nivel { $number }
web-keep-this = Me quedo este

## Lo que da un sitio o una carta.

web-places = Sitios
web-this-place = El sitio elegido
web-other-places = Otros sitios
web-all-places = Mostrar los { $number } sitios
web-no-places = Ningún sitio encaja.
web-sort = Primero:
web-sort-all = más Conocimiento
web-sort-domain = más { $domain }
web-sort-rivals = menos para los demás
web-loci-only = cierra un Locus
web-rotate = Girar
web-ways = Maneras de usarlo
web-lay-here = Colocarla aquí
web-from-side = Producir por el lado { $side ->
    [top] superior
    [bottom] inferior
    [left] izquierdo
   *[right] derecho
}
web-from-locus = Producir por el Locus { $corner }
web-only-one-way = Una pieza produce de una sola de estas maneras.
web-closes-loci = { $number ->
    [one] cierra un Locus
   *[other] cierra { $number } Locus
}
web-nothing-gained = nada
web-overflow = no cabe
web-feeds = { $name } recibe
web-points-gained = { $number ->
    [one] +1 punto
   *[other] +{ $number } puntos
}
web-influence-gained = +{ $number } de Influencia
web-forms-nodus = { $number ->
    [0] ningún Nodus nuevo
    [one] 1 Nodus completo
   *[other] { $number } Nodus completos
}
web-place-label = { $place }: { $gain }{ $loci ->
    [0] {""}
    [one] , cierra un Locus
   *[other] , cierra { $loci } Locus
}
web-use-again = Volver a usar la pieza de { $place }: { $gain }
web-monument-here = Construir sobre el Locus de { $place }
web-build-here = Construir una Ciudad en { $place } ({ $domain }): { $change }
web-raise-here = Mejorar la Ciudad de { $place } ({ $domain }) al nivel { $level }: { $change }
web-city-of = Ciudad de { $name }, nivel { $level }
web-cities-after-exchange = Tras un intercambio también podrías construir en { $places }.
web-level-up = ▲{ $level }

## Árboles y maestrías.

web-campfire = Hoguera
web-tree-of = El árbol de civilización de { $name }
web-spots = Sitios en el Árbol
web-spot = { $vertical ->
    [above] { $row } arriba
    [below] { $row } abajo
   *[middle] al lado
}, { $horizontal ->
    [left] { $column } a la izquierda
    [right] { $column } a la derecha
   *[middle] en línea con la Hoguera
}
web-spot-label = { $spot }: { $nodus ->
    [one] 1 Nodus completo
   *[other] { $nodus } Nodus completos
}{ $copies ->
    [one] {""}
   *[other] , encajan { $copies } copias
}
web-copies-here = { $number } copias
web-which-copy = ¿Qué copia?
web-halves = medios Nodus: arriba { $above }, derecha { $right }, abajo { $below }, izquierda { $left }
half-vestigium = Vestigium
half-corruptio = Corruptio
web-advanced = avanzada
web-owned = en tu Árbol
web-filters = Filtros
web-all = Todos
web-value = Valor
web-which = Qué Maestrías
web-which-all = Todas las Maestrías
web-which-affordable = Las que puedes pagar
web-which-placeable = Las que caben en tu Árbol
web-which-owned = Las de tu Árbol
web-search = Buscar
web-masteries-shown = { $number ->
    [one] 1 Maestría
   *[other] { $number } Maestrías
}
web-no-masteries = No hay Maestrías así.
web-cost = Coste
web-upgrade-cost = Mejora
web-copies-left = { $number ->
    [0] no quedan copias
    [one] queda 1 copia
   *[other] quedan { $number } copias
}
web-basic-side = Básica{ $points ->
    [0] {""}
    [one] {" "}(1 punto)
   *[other] {" "}({ $points } puntos)
}:
web-advanced-side = Avanzada{ $points ->
    [0] {""}
    [one] {" "}(1 punto)
   *[other] {" "}({ $points } puntos)
}:
web-payable = ya se puede pagar
web-do-develop = Desarrollar
web-do-upgrade = Mejorar
web-do-copy = Copiar

## Respuestas.

web-decline-dominations = { $about ->
    [construction] No construir más
    [development] Terminar el desarrollo
    [exchange] Terminar el turno
    [second-tile] No colocar otra pieza
    [put-back] Quedarme todas
    [keep] No guardar nada
    [copy] No copiar nada
    [free] No tomar ninguna
   *[other] Seguir
}
web-confirm-dominations = { $about ->
    [put-back] { $number ->
        [one] Devolver 1 pieza
       *[other] Devolver { $number } piezas
    }
   *[keep] Guardar { $number }
}
web-exchange = Intercambiar…
web-exchange-give = Das
web-exchange-take = Recibes
web-exchange-two = 2 por 1 de:
web-exchange-with = 1 por 1 con { $card }:
web-exchange-label = { $price } de { $give } por 1 de { $take }

## Mesas de Dominations.

web-pack = Cartas
web-switches = Reglas
web-switch-sides = Una pieza produce por
web-switch-sides-choose_one = un lado
web-switch-sides-all = todos los lados
web-switch-locus = Un Locus cerrado produce
web-switch-locus-alternative = en vez de un lado
web-switch-locus-additional = además del lado
web-switch-locus_match_bonus = Los recursos iguales contiguos en un Locus dan 1 más
web-switch-locus_cities = Un Locus activa las Ciudades
web-switch-locus_cities-edge_adjacent = al lado de la pieza
web-switch-locus_cities-ring = de todo el anillo
web-switch-overflow_only_at_most = Lo que rebosa da puntos solo con la Reserva máxima
web-switch-tree_rotation = Las cartas se pueden girar en el Árbol
web-switch-length = Duración
web-length = { $ages ->
    [one] 1 Edad
   *[other] { $ages } Edades
} de { $turns } turnos
