### Lo que ha ocurrido, contado a un lector. $you vale "yes" cuando el lector es el jugador de quien se habla.

log-turn-began = { $you ->
    [yes] — Tu turno { $turn } —
   *[no] — { $name }: turno { $turn } —
}
log-played = { $you ->
    [yes] Juegas { $cards }.
   *[no] { $name } juega { $cards }.
}
log-played-again = { $you ->
    [yes] Juegas { $cards } otra vez.
   *[no] { $name } juega { $cards } otra vez.
}
log-bonus = { $bonuses }.
log-drew-cards = { $you ->
    [yes] Robas { $cards }.
   *[no] { $name } roba { $cards }.
}
log-shuffled = { $you ->
    [yes] Barajas tu pila de descartes para formar un mazo nuevo ({ $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }).
   *[no] { $name } baraja su pila de descartes para formar un mazo nuevo ({ $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }).
}
log-bought = { $you ->
    [yes] Compras { $cards }.
   *[no] { $name } compra { $cards }.
}
log-gained = { $you ->
    [yes] Ganas { $cards }.
   *[no] { $name } gana { $cards }.
}
log-gained-to-hand = { $you ->
    [yes] Ganas { $cards }, que va a tu mano.
   *[no] { $name } gana { $cards }, que va a su mano.
}
log-gained-to-deck = { $you ->
    [yes] Ganas { $cards }, que va encima de tu mazo.
   *[no] { $name } gana { $cards }, que va encima de su mazo.
}
log-gained-from-trash = { $you ->
    [yes] Ganas { $cards } de las cartas eliminadas.
   *[no] { $name } gana { $cards } de las cartas eliminadas.
}
log-gained-from-trash-to-deck = { $you ->
    [yes] Ganas { $cards } de las cartas eliminadas, encima de tu mazo.
   *[no] { $name } gana { $cards } de las cartas eliminadas, encima de su mazo.
}
log-trashed = { $you ->
    [yes] Eliminas { $cards }.
   *[no] { $name } elimina { $cards }.
}
log-discarded = { $you ->
    [yes] Descartas { $cards }.
   *[no] { $name } descarta { $cards }.
}
log-discarded-covered = { $name } descarta { $cards }; encima queda { $top }.
log-cleaned-up = { $you ->
    [yes] Descartas de tu zona de juego { $cards }.
   *[no] { $name } descarta de su zona de juego { $cards }.
}
log-topdecked = { $you ->
    [yes] Pones { $cards } encima de tu mazo.
   *[no] { $name } pone { $cards } encima de su mazo.
}
log-revealed = { $you ->
    [yes] Revelas { $cards }.
   *[no] { $name } revela { $cards }.
}
log-looked-at = { $you ->
    [yes] Miras { $cards }.
   *[no] { $name } mira { $cards }.
}
log-looked-through = { $you ->
    [yes] Miras tu pila de descartes: { $cards }.
   *[no] { $name } mira su pila de descartes.
}
log-set-aside = { $you ->
    [yes] Apartas { $cards }.
   *[no] { $name } aparta { $cards }.
}
log-took-in-hand = { $you ->
    [yes] Pones en tu mano { $cards }.
   *[no] { $name } pone en su mano { $cards }.
}
log-deck-discarded = { $you ->
    [yes] Pones todo tu mazo en tu pila de descartes ({ $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }); encima queda { $top }.
   *[no] { $name } pone todo su mazo en su pila de descartes ({ $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }); encima queda { $top }.
}
log-game-over = La partida ha terminado. { $you ->
    [yes] { $number ->
        [one] ¡Has ganado!
       *[other] Compartes la victoria: { $names }.
    }
   *[no] { $number ->
        [one] Gana { $names }.
       *[other] Victoria compartida: { $names }.
    }
}
log-passed = { $you ->
    [yes] Pasas { $cards } a { $to }.
   *[no] { $toyou ->
        [yes] { $name } te pasa { $cards }.
       *[no] { $name } pasa { $cards } a { $to }.
    }
}
log-named = { $you ->
    [yes] Nombras { $cards }.
   *[no] { $name } nombra { $cards }.
}
log-put-in-deck = { $you ->
    [yes] { $number ->
        [0] Pones { $cards } en tu mazo, encima.
        [one] Pones { $cards } en tu mazo, debajo de 1 carta.
       *[other] Pones { $cards } en tu mazo, debajo de { $number } cartas.
    }
   *[no] { $number ->
        [0] { $name } pone { $cards } en su mazo, encima.
        [one] { $name } pone { $cards } en su mazo, debajo de 1 carta.
       *[other] { $name } pone { $cards } en su mazo, debajo de { $number } cartas.
    }
}
log-kept = { $you ->
    [yes] Recuperas { $cards } tras el turno en que no decidías tú.
   *[no] { $name } recupera { $cards } tras el turno en que no decidía.
}
log-turn-possessed = { $youcontrol ->
    [yes] — Tú decides el turno de { $name } —
   *[no] — Turno de { $name }, decide { $controller } —
}
log-acts-as = { $you ->
    [yes] Usas { $cards } como { $as }.
   *[no] { $name } usa { $cards } como { $as }.
}
log-coins-lost = { $you ->
    [yes] Pierdes { $number ->
        [one] 1 moneda
       *[other] { $number } monedas
    }.
   *[no] { $name } pierde { $number ->
        [one] 1 moneda
       *[other] { $number } monedas
    }.
}
log-returned = { $you ->
    [yes] Devuelves { $cards } a su pila.
   *[no] { $name } devuelve { $cards } a su pila.
}
log-exchanged = { $you ->
    [yes] Cambias { $cards } por { $for }.
   *[no] { $name } cambia { $cards } por { $for }.
}
log-turned-up = { $cards } es ahora la carta de encima de su pila.
log-recovered = { $you ->
    [yes] Recuperas en tu mano { $cards }, que se había eliminado.
   *[no] { $name } recupera en su mano { $cards }, que se había eliminado.
}

## Piezas

cards-hidden = { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}
cards-none = ninguna carta
card-copies = { $name } ×{ $number }
bonus-cards = { $number ->
    [one] +1 carta
   *[other] +{ $number } cartas
}
bonus-actions = { $number ->
    [one] +1 acción
   *[other] +{ $number } acciones
}
bonus-buys = { $number ->
    [one] +1 compra
   *[other] +{ $number } compras
}
bonus-coins = { $number ->
    [one] +1 moneda
   *[other] +{ $number } monedas
}
bonus-potions = { $number ->
    [one] +1 poción
   *[other] +{ $number } pociones
}
