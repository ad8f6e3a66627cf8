### Dominations.

domain-trade = Comercio
domain-craft = Artesanía
domain-art = Arte
domain-science = Ciencia
domain-government = Gobierno
domain-religion = Religión

## Qué falla en un paquete de contenido.

pack-place = { $path }:{ $line }: { $problem }
pack-file = { $path }: { $problem }
pack-sound = { $path }: el paquete «{ $id }» está bien ({ $hash })
pack-broken = { $number ->
    [one] Hay 1 error.
   *[other] Hay { $number } errores.
}
pack-syntax = { $reason }
pack-unreadable = el archivo no se puede leer: { $reason }
pack-number = hay { $found }, pero la caja trae { $needed }
pack-levels-in-all = { $found } niveles en total, pero la caja trae { $needed }
pack-twice = el id «{ $id }» está por segunda vez
pack-id = «{ $id }» no es un id: minúsculas, cifras y guiones
pack-no-name = no tiene nombre en «{ $language }»
pack-discs = «{ $given }» no son { $needed } recursos: letras de T, C, A, S, G, R
pack-value = el valor es { $value }; las Maestrías valen 3, 6 o 9
pack-layouts = { $number } configuraciones de Nodus; hay 4 copias
pack-never-fits = la configuración { $layout } no se puede unir nunca a ninguna otra carta
pack-prerequisite = solo las Maestrías de valor 9 tienen requisito previo, y todas lo tienen
pack-no-such-prerequisite = ninguna Maestría cumple el requisito { $domain } { $value }
pack-unpayable = cuesta { $cost } de { $domain }, pero nadie puede tener más de { $most }
pack-discs-on-circle = una base circular se pone sobre recursos y no tiene los suyos
pack-levels = { $number } niveles; un Monumento tiene de 1 a 6
pack-goals = { $number } metas; un Objetivo tiene 5
pack-empty-goal = la meta { $number } no pide nada, o pide lo que no hay
pack-no-role = no hay rol de { $domain }
pack-useless = el efecto «{ $effect }» no puede ocurrir nunca aquí
pack-too-much = un efecto con el número { $number }; el máximo es 20

## Lo que hacen las cartas, con nuestras palabras. Una recompensa se compone: cuándo, qué, por cada qué, máximo y condición.

effect-reward = { $when }{ $if }: { $what }{ $per }{ $most }.
effect-if-produced = {" "}en la que hayas producido { $least } o más de { $domain }
effect-most = {" "}(máximo { $number })
when-acquired = Cuando esta carta llega a tu Árbol
when-upgraded = Cuando mejoras esta carta
when-turn-start = Al comienzo de tu turno
when-growth-end = Al final de una Fase de crecimiento
when-locus = Cuando usas un Locus
when-city-built = Cuando construyes una Ciudad
when-city-raised = Cuando mejoras una Ciudad
when-level-taken = Cuando tomas un nivel de un Monumento
when-developed = Cuando desarrollas otra Maestría
when-mastery-upgraded = Cuando mejoras otra Maestría
when-role-taken = Cuando tomas un rol
when-rival-city-activated = Cuando una pieza que colocas activa la Ciudad de otro jugador
when-connected = Cuando se coloca una pieza junto a este Monumento
when-end-of-age = Al final de una Edad
when-end-of-game = Al final de la partida
give-domain = adquieres { $amount } de { $domain }
give-wild = adquieres { $amount } de Conocimiento a tu elección
give-same = adquieres { $amount } de su color
give-points = { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
}
give-influence = +{ $amount } de Influencia
per-each = {" "}por cada { $thing }
per-several = {" "}por cada { $each } { $things }
count-nodus = { $number ->
    [one] Nodus completo de { $domain }
   *[other] Nodus completos de { $domain }
}
count-any-nodus = Nodus completo
count-nodus-sets = { $number ->
    [one] grupo de tres Nodus completos de tres colores
   *[other] grupos de tres Nodus completos de tres colores
}
count-vestigium-nodus = Nodus completo con un Vestigium
count-influence = de Influencia
count-knowledge = de Conocimiento que te quede
count-cities = { $number ->
    [one] Ciudad tuya
   *[other] Ciudades tuyas
}
count-city-levels = { $number ->
    [one] nivel de tus Ciudades
   *[other] niveles de tus Ciudades
}
count-largest-group = { $number ->
    [one] Ciudad de tu mayor grupo de adyacentes
   *[other] Ciudades de tu mayor grupo de adyacentes
}
count-settlement-colours = { $number ->
    [one] color de Asentamiento en el que tengas una Ciudad
   *[other] colores de Asentamiento en los que tengas una Ciudad
}
count-monument-levels = { $number ->
    [one] carta de Nivel de tu Árbol
   *[other] cartas de Nivel de tu Árbol
}
count-monuments-controlled = { $number ->
    [one] Monumento que controles
   *[other] Monumentos que controles
}
count-advanced = { $number ->
    [one] Maestría avanzada de tu Árbol
   *[other] Maestrías avanzadas de tu Árbol
}
count-masteries = { $number ->
    [one] Maestría de valor { $value } o más de tu Árbol
   *[other] Maestrías de valor { $value } o más de tu Árbol
}
count-base-cities = { $number ->
    [one] Ciudad tuya que lo toque
   *[other] Ciudades tuyas que lo toquen
}
count-base-city-levels = { $number ->
    [one] nivel de tus Ciudades que lo toquen
   *[other] niveles de tus Ciudades que lo toquen
}
effect-settlement-yield = Los Asentamientos de { $domain } de las piezas que colocas producen { $more } más.
effect-city-yield = Tus Ciudades en Asentamientos de { $domain } producen { $more } más al activarse.
effect-base-city-yield = Tus Ciudades que lo toquen producen { $more } más al activarse.
effect-cheaper-city = Construir o mejorar una Ciudad te cuesta { $less } menos.
effect-cheaper-level = Los niveles de Monumento te cuestan { $less } de Conocimiento menos, de los colores indicados.
effect-cheaper-develop = Desarrollar una Maestría te cuesta { $less } menos.
effect-cheaper-upgrade = Mejorar una Maestría te cuesta { $less } menos.
effect-control = Cada Ciudad tuya junto a un Monumento cuenta { $more } más para controlarlo.
effect-reserve = { $steps ->
    [one] Tus Reservas más bajas cuentan un escalón más.
   *[other] Tus { $steps } escalones más bajos de Reserva cuentan uno más.
}
effect-overflow = Lo que rebosa en la Reserva más alta vale { $points } puntos.
effect-keep = Entre Edades conservas hasta { $knowledge } de Conocimiento.
effect-hand = { $tiles ->
    [one] Repones tu mano hasta 1 pieza más.
   *[other] Repones tu mano hasta { $tiles } piezas más.
}
effect-swap = { $times ->
    [one] Una vez por turno,
    [2] Dos veces por turno,
   *[other] { $times } veces por turno,
} 1 de Conocimiento se convierte en 1 de otro color.
effect-swap-domain = { $times ->
    [one] Una vez por turno,
    [2] Dos veces por turno,
   *[other] { $times } veces por turno,
} 1 de { $domain } se convierte en 1 de otro color, o al revés.
effect-both-constructions = Puedes construir una Ciudad y tomar un nivel en el mismo turno{ $less ->
    [0] .
   *[other] ; lo segundo cuesta { $less } menos.
}
effect-both-developments = Puedes desarrollar una Maestría y mejorar otra en el mismo turno{ $less ->
    [0] .
   *[other] ; lo segundo cuesta { $less } menos.
}
effect-second-city = Una vez por Edad puedes construir o mejorar una segunda Ciudad en un turno{ $less ->
    [0] .
   *[other] , por { $less } menos.
}
effect-free-mastery = Cuando aparece esta cara: toma una Maestría de valor { $value } sin pagar.
whom-controller = Para quien lo controle: { $effect }
whom-everybody = Para todos: { $effect }
whom-active = Para quien lo haga: { $effect }

## Lo que piden los Objetivos.

goal-nodus = Nodus completos: { $amounts }
goal-cities = { $parts }
goal-cities-part = { $number } × Ciudad de nivel { $level }
goal-group = { $number } Ciudades adyacentes
goal-groups = { $number } Ciudades no adyacentes
goal-monuments = { $number ->
    [one] controlar 1 Monumento
   *[other] controlar { $number } Monumentos
}
goal-influence = { $number } de Influencia
goal-masteries = { $number } Maestrías de valor { $value } de { $domains }
goal-any-domain = cualquier Dominio
amount-of = { $amount } de { $domain }
amount-any = { $amount } de cualquier color

## Lo que puede hacer quien tiene un rol en la Edad siguiente.

power-turn-order = Decide el orden en que juegan todos en la Edad siguiente.
power-extra-tiles = Roba { $number } piezas más para la Edad siguiente.
power-influence = +{ $number } de Influencia en el acto.
power-settlement-yield = En la Edad siguiente, el Asentamiento de cada pieza que coloque produce { $number } más.
power-reactivate = Una vez en la Edad siguiente, vuelve a usar una pieza de la mesa en vez de colocar una.
power-second-tile = Una vez en la Edad siguiente, coloca una segunda pieza en un turno.

## Un paquete como lo muestra la terminal.

pack-mastery = { $name } ({ $domain } { $value }; mejora: { $upgrade })
pack-needs = requiere { $domain } { $value }
pack-basic = básica: { $text }
pack-advanced = avanzada: { $text }
pack-monument = { $name } (base { $base ->
    [circle] circular
   *[triangle] triangular
})
pack-level = { $cost } → { $points } puntos, { $influence } de Influencia
pack-role = { $name } ({ $domain }): { $points } puntos

## Preparación y simulaciones.

error-dominations-seats = { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}; Dominations es para 2 a 4.
error-dominations-pack = El paquete de contenido «{ $id }» ({ $hash }) no está aquí.
error-dominations-switches = Los ajustes de las reglas son imposibles: { $reason }.
error-no-such-bot = No hay ningún bot «{ $name }» para este juego; hay { $names }.
error-not-for-game = «{ $option }» es solo para Dominion.
sim-dominations-seat = { $bot }: { $share }, ganó { $wins }, { $score } puntos, { $time } ms por turno
sim-dominations-sources = Influencia { $influence }, Maestrías { $masteries }, Monumentos { $monuments }, efectos { $effects }, roles { $roles }, rebose { $overflow }, Objetivos { $objectives }
sim-dominations-places = Por puesto en el primer marcador de Iniciativa: { $places }
