### Dominations en la mesa: qué pasó, qué se pregunta, qué se puede elegir. $you es "yes" cuando quien lee es el jugador del
### que se habla.

tile = pieza de { $settlement } ({ $discs })
place-name = { $vertical ->
    [north] N{ $row }
    [south] S{ $row }
   *[middle] {""}
}{ $horizontal ->
    [east] E{ $column }
    [west] O{ $column }
   *[middle] {""}
}
thing-city = una ciudad en { $cell }

## Qué pasó.

told-order = Orden de juego: { $names }.
told-objective-kept = { $you ->
    [yes] Te quedas el Objetivo { $card }.
   *[no] { $name } se queda el Objetivo { $card }.
}
told-objective-chosen = { $name } ha elegido un Objetivo.
told-monument-kept = { $you ->
    [yes] Traes el Monumento { $card }.
   *[no] { $name } trae el Monumento { $card }.
}
told-monument-chosen = { $name } ha elegido un Monumento.
told-revealed = Objetivos y Monumentos: { $all }.
told-revealed-seat = { $name } { $objective } y { $monument }
told-age-began = — Edad { $age } —
told-turn-began = { $you ->
    [yes] — Edad { $age }, tu turno { $round } —
   *[no] — Edad { $age }, { $name }: turno { $round } —
}
told-put-back = { $number ->
    [0] { $you ->
        [yes] Conservas todas tus piezas.
       *[no] { $name } conserva todas sus piezas.
    }
    [one] { $you ->
        [yes] Devuelves 1 pieza.
       *[no] { $name } devuelve 1 pieza.
    }
   *[other] { $you ->
        [yes] Devuelves { $number } piezas.
       *[no] { $name } devuelve { $number } piezas.
    }
}
told-drew = { $you ->
    [yes] Robas: { $tiles }.
   *[no] { $name } roba: { $tiles }.
}
told-tile-laid = { $you ->
    [yes] Colocas en { $cell }: { $tile }.
   *[no] { $name } coloca en { $cell }: { $tile }.
}
told-tile-reactivated = { $you ->
    [yes] Vuelves a usar la pieza de { $cell }.
   *[no] { $name } vuelve a usar la pieza de { $cell }.
}
told-produced = { $you ->
    [yes] Produces { $amounts }{ $lost }{ $overflow }.
   *[no] { $name } produce { $amounts }{ $lost }{ $overflow }.
}
told-gained = { $you ->
    [yes] Adquieres { $amounts }{ $lost }{ $overflow }.
   *[no] { $name } adquiere { $amounts }{ $lost }{ $overflow }.
}
told-lost = {" "}(no cabe { $amounts })
told-overflow = {" "}(exceso: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
told-exchanged = { $you ->
    [yes] Transformas { $price } de { $give } en 1 de { $take }.
   *[no] { $name } transforma { $price } de { $give } en 1 de { $take }.
}
told-paid = { $you ->
    [yes] Pagas { $amounts }.
   *[no] { $name } paga { $amounts }.
}
told-city-built = { $you ->
    [yes] Construyes una Ciudad en { $cell } (nivel { $level }).
   *[no] { $name } construye una Ciudad en { $cell } (nivel { $level }).
}
told-city-raised = { $you ->
    [yes] Mejoras la Ciudad de { $cell } a nivel { $level }.
   *[no] { $name } mejora la Ciudad de { $cell } a nivel { $level }.
}
told-monument-placed = { $you ->
    [yes] Empiezas el Monumento { $card }.
   *[no] { $name } empieza el Monumento { $card }.
}
told-campfire = { $you ->
    [yes] Enciendes tu Hoguera{ $nodus }.
   *[no] { $name } enciende su Hoguera{ $nodus }.
}
told-mastery-placed = { $you ->
    [yes] Pones { $card } en tu Árbol{ $nodus }.
   *[no] { $name } pone { $card } en su Árbol{ $nodus }.
}
told-level-placed = { $you ->
    [yes] Tomas el nivel { $level } de { $card }{ $nodus }.
   *[no] { $name } toma el nivel { $level } de { $card }{ $nodus }.
}
told-nodus = , con Nodus completos: { $amounts }
told-upgraded = { $you ->
    [yes] Mejoras { $card }.
   *[no] { $name } mejora { $card }.
}
told-copied = { $you ->
    [yes] Copias { $card }.
   *[no] { $name } copia { $card }.
}
told-scored = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ({ $source })
told-influence = { $name }: +{ $number } de Influencia
told-age-ended = — Fin de la Edad { $age } —
told-role-taken = { $you ->
    [yes] Obtienes el rol { $role } ({ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }).
   *[no] { $name } obtiene el rol { $role } ({ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }).
}
told-kept = { $you ->
    [yes] Conservas { $amounts } para la próxima Edad.
   *[no] { $name } conserva { $amounts } para la próxima Edad.
}
told-goals = { $name }: { $number ->
    [one] cumple 1 meta de su Objetivo
   *[other] cumple { $number } metas de su Objetivo
} ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
told-game-over = { $you ->
    [yes] Has ganado.
   *[no] Ha ganado { $name }.
}
source-influence = Influencia
source-masteries = maestrías
source-monuments = monumentos
source-effects = efectos
source-roles = roles
source-overflow = exceso
source-objectives = objetivos

## Qué se pregunta.

asked-objective = ¿Qué Objetivo te quedas?
asked-monument = ¿Qué Monumento traes?
asked-reactivate = { $card }: ¿qué pieza vuelves a usar?
asked-keep = ¿Qué Conocimiento conservas para la próxima Edad? ({ $most } como máximo)
asked-activation = ¿De dónde produce la pieza?
asked-put-back = { $filled ->
    [yes] Tu mano está completa. ¿Qué piezas devuelves para robar otras?
   *[no] ¿Qué piezas devuelves antes de completar tu mano?
}
asked-second-tile = { $card }: ¿qué segunda pieza colocas?
asked-growth = Crecimiento: ¿qué pieza colocas?
asked-spot = ¿En qué lugar de tu Árbol va { $card }?
asked-base = ¿Dónde se levanta { $card }?
asked-space = ¿Dónde colocas la pieza?
asked-construction = Construcción: ¿qué construyes?
asked-development = Desarrollo: ¿qué desarrollas o mejoras?
asked-pay = { $card }: ¿con qué Conocimiento sigues pagando? ({ $number ->
    [0] { $left } por pagar
   *[other] { $left } por pagar; llevas { $paid }
})
asked-free = ¿Qué Maestría tomas gratis?
asked-wild = { $left ->
    [one] ¿Qué Conocimiento adquieres?
   *[other] ¿Qué Conocimiento adquieres? (faltan { $left })
}
asked-copy = Tienes la mayor Influencia: ¿qué Maestría copias?
asked-order = { $card }: { $number ->
    [0] ¿quién juega primero en la próxima Edad?
   *[other] ¿quién juega después en la próxima Edad? Hasta ahora: { $placed }.
}
asked-exchange = ¿Intercambias Conocimiento antes de terminar tu turno?

## Qué se puede elegir.

choice-role = usar { $role } en vez de colocar una pieza
choice-space = { $cell }{ $turned ->
    [0] {""}
    [one] , girada una vez
   *[other] , girada dos veces
}
choice-side = el lado { $number }
choice-all-sides = todos los lados
choice-locus = el Locus de la esquina { $number }
choice-on-locus = el Locus de { $corner }
choice-build-city = construir una Ciudad en { $cell } ({ $domain }, nivel { $level })
choice-raise-city = mejorar la Ciudad de { $cell } ({ $domain }) a nivel { $level }
choice-level = { $card }, nivel { $level }
choice-develop = { $card } ({ $domain } { $value })
choice-upgrade = mejorar { $card }
choice-spot = { $x },{ $y }, copia { $copy }{ $turned ->
    [0] {""}
   *[other] , girada { $turned } cuartos
}
choice-exchange = 2 de { $give } por 1 de { $take }
choice-swap = 1 de { $give } por 1 de { $take } ({ $card })

## Por qué no.

why-not = { $card }: { $reason }
why-too-expensive = cuesta demasiado
why-exchange = se puede pagar tras un intercambio
why-prerequisite = falta una Maestría que necesita
why-no-spot = no cabe en tu Árbol
why-no-place = no hay sitio para él en la mesa
why-owned = ya la tienes
why-complete = todos sus niveles están tomados
why-done = eso ya se hizo este turno
