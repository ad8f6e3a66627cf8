### Lo que se pregunta a un jugador. $card es la carta que pregunta; $least y $most dicen cuántas; $owner, de quién es.
### El mensaje ask-CARTA-VERBO vale para esa carta; si no lo hay, ask-VERBO.

ask-turn-play-action = ¿Juegas una carta de Acción?
ask-turn-play-treasure = ¿Juegas Tesoros?
ask-turn-buy = ¿Compras una carta?

ask-gain = { $card }: ¿qué carta ganas?
ask-trash = { $card }: { $count ->
    [may] ¿eliminas una carta?
    [must] ¿qué carta eliminas?
    [upto] elimina hasta { $most } cartas.
   *[exactly] elige { $most } cartas para eliminar.
}
ask-discard = { $card }: { $count ->
    [may] ¿descartas una carta?
    [must] ¿qué carta descartas?
    [upto] descarta cuantas cartas quieras.
   *[exactly] elige { $most } cartas para descartar.
}
ask-topdeck = { $card }: { $count ->
    [may] ¿pones una carta encima de tu mazo?
    [must] ¿qué carta pones encima de tu mazo?
   *[other] ¿en qué orden pones las cartas en tu mazo? La última queda encima.
}
ask-reveal = Se ha jugado { $card }, un Ataque. ¿Revelas una Reacción?
ask-order = Hay varias capacidades pendientes a la vez. ¿La de qué carta se aplica ahora?

ask-bureaucrat-topdeck = { $card }: ¿qué carta de Victoria revelas y pones encima de tu mazo?
ask-chancellor-choose = { $card }: ¿pones todo tu mazo en tu pila de descartes?
ask-bandit-trash = { $card }: ¿qué Tesoro eliminas?
ask-harbinger-topdeck = { $card }: ¿pones una carta de tu pila de descartes encima de tu mazo?
ask-library-set-aside = { $card }: ¿apartas esta carta de Acción en vez de quedártela?
ask-mine-trash = { $card }: { $count ->
    [may] ¿eliminas un Tesoro?
   *[other] ¿qué Tesoro eliminas?
}
ask-moneylender-trash = { $card }: ¿eliminas un Cobre para recibir +3 monedas?
ask-sentry-discard = { $card }: ¿cuáles de las cartas que quedan descartas?
ask-sentry-trash = { $card }: ¿cuáles de las cartas que miras eliminas?
ask-spy-discard = { $card }: { $own ->
    [yes] ¿descartas la carta que has revelado? Si no, se queda encima de tu mazo.
   *[no] ¿se descarta la carta que ha revelado { $owner }? Si no, se queda encima de su mazo.
}
ask-thief-gain = { $card }: ¿cuáles de los Tesoros eliminados ganas?
ask-thief-trash = { $card }: ¿qué Tesoro de { $owner } se elimina?
ask-throne-room-choose = { $card }: ¿qué carta de Acción juegas dos veces?
ask-vassal-play = { $card }: ¿juegas la carta de Acción descartada?
ask-baron-discard = { $card }: ¿descartas una Finca para recibir +4 monedas? Si no, ganas una Finca.
ask-courtier-choose = { $card }: { $count ->
    [must] elige un beneficio: +1 acción, +1 compra, +3 monedas o ganar un Oro.
   *[other] elige { $most } beneficios distintos: +1 acción, +1 compra, +3 monedas o ganar un Oro.
}
ask-courtier-reveal = { $card }: ¿qué carta revelas? Recibes un beneficio por cada uno de sus tipos.
ask-diplomat-discard = { $card }: { $count ->
    [must] ya has robado; ¿qué carta descartas?
   *[other] ya has robado; elige { $most } cartas para descartar.
}
ask-lurker-choose = { $card }: ¿eliminas una carta de Acción del Suministro o ganas una de las eliminadas?
ask-lurker-gain = { $card }: ¿qué carta de Acción ganas de las cartas eliminadas?
ask-lurker-trash = { $card }: ¿qué carta de Acción del Suministro eliminas?
ask-masquerade-pass = { $card }: ¿qué carta pasas a la izquierda?
ask-mill-choose = { $card }: ¿descartas dos cartas para recibir +2 monedas?
ask-mining-village-choose = { $card }: ¿eliminas ahora esta carta para recibir +2 monedas?
ask-minion-choose = { $card }: ¿+2 monedas, o descartar tu mano y robar cuatro cartas? En el segundo caso, también lo hace cada rival con cinco cartas o más.
ask-nobles-choose = { $card }: ¿+3 cartas o +2 acciones?
ask-patrol-topdeck = { $card }: ¿en qué orden pones las demás cartas reveladas en tu mazo? La última queda encima.
ask-pawn-choose = { $card }: elige dos beneficios distintos: +1 carta, +1 acción, +1 compra, +1 moneda.
ask-saboteur-gain = { $card }: ¿ganas una carta más barata a cambio de la que has eliminado?
ask-scout-topdeck = { $card }: ¿en qué orden pones las demás cartas reveladas en tu mazo? La última queda encima.
ask-secret-chamber-discard = { $card }: descarta cuantas cartas quieras; recibes +1 moneda por cada una.
ask-secret-chamber-topdeck = { $card }: { $count ->
    [must] ¿qué carta de tu mano pones encima de tu mazo?
   *[other] ¿qué { $most } cartas de tu mano pones en tu mazo? La última queda encima.
}
ask-secret-passage-place = { $card }: ¿qué carta introduces en tu mazo y en qué posición?
ask-steward-choose = { $card }: ¿+2 cartas, +2 monedas o eliminar dos cartas de tu mano?
ask-swindler-gain = { $card }: ¿qué carta gana { $owner }?
ask-torturer-choose = { $card }: ¿descartas dos cartas o tomas una Maldición en tu mano?
ask-wishing-well-name = { $card }: ¿qué carta nombras? Si está encima de tu mazo, la tomas en tu mano.
ask-golem-choose = { $card }: ¿qué carta de Acción juegas primero?
ask-herbalist-topdeck = { $card }: { $count ->
    [may] ¿pones encima de tu mazo un Tesoro que tengas en juego?
   *[other] ¿qué Tesoro de los que tienes en juego pones encima de tu mazo?
}
ask-scrying-pool-discard = { $card }: { $own ->
    [yes] ¿descartas la carta que has revelado? Si no, se queda encima de tu mazo.
   *[no] ¿se descarta la carta que ha revelado { $owner }? Si no, se queda encima de su mazo.
}
ask-university-gain = { $card }: ¿ganas una carta de Acción que cueste 5 monedas o menos?
ask-band-of-misfits-choose = { $card }: ¿como qué carta de Acción del Suministro la juegas?
ask-catacombs-choose = { $card }: ¿pones en tu mano las cartas que miras, o las descartas y robas tres cartas?
ask-catacombs-gain = { $card }: se ha eliminado; ¿qué carta más barata ganas?
ask-count-choose = { $card }: ¿cuál de estos efectos eliges? Puedes elegir uno que no puedas cumplir.
ask-counterfeit-choose = { $card }: ¿juegas dos veces otro Tesoro de tu mano y después lo eliminas?
ask-cultist-play = { $card }: ¿juegas un Sectario de tu mano?
ask-dame-natalie-gain = { $card }: ¿ganas una carta que cueste 3 monedas o menos?
ask-death-cart-choose = { $card }: ¿eliminas esta carta para recibir +5 monedas?
ask-death-cart-trash = { $card }: ¿eliminas una carta de Acción de tu mano y conservas esta?
ask-fortress-choose = { $card }: se ha eliminado; ¿va a la mano? Si no, se aparta con las demás cartas eliminadas.
ask-graverobber-choose = { $card }: ¿ganas una de las cartas eliminadas, que va encima de tu mazo, o eliminas una carta de Acción de tu mano y ganas una que cueste hasta 3 monedas más?
ask-graverobber-gain = { $card }: ¿cuál de estas cartas ganas?
ask-graverobber-trash = { $card }: ¿qué carta de Acción de tu mano eliminas?
ask-hermit-trash = { $card }: { $from ->
    [discard] ¿eliminas una de estas cartas de tu pila de descartes?
   *[elsewhere] ¿eliminas una de estas cartas de tu mano?
}
ask-hovel-trash = { $card }: ¿eliminas esta carta de tu mano por la carta de Victoria?
ask-hunting-grounds-choose = { $card }: se ha eliminado; ¿ganas un Ducado o tres Fincas?
ask-ironmonger-discard = { $card }: ¿descartas la carta que has revelado? Si no, se queda encima de tu mazo.
ask-market-square-discard = { $card }: se ha eliminado una carta tuya; ¿descartas esta carta de tu mano para ganar un Oro?
ask-mercenary-choose = { $card }: ¿eliminas dos cartas de tu mano? Si son dos, recibes +2 cartas y +2 monedas, y cada rival descarta hasta quedarse con tres cartas.
ask-mystic-name = { $card }: ¿qué carta nombras? Si está encima de tu mazo, la tomas en tu mano.
ask-pillage-discard = { $card }: ¿qué carta descarta { $owner }?
ask-procession-choose = { $card }: ¿juegas dos veces una carta de Acción de tu mano, la eliminas y ganas una que cueste exactamente 1 moneda más?
ask-rebuild-gain = { $card }: ¿qué carta de Victoria ganas?
ask-rebuild-name = { $card }: ¿qué carta nombras? Se elimina la primera carta de Victoria de tu mazo que tenga otro nombre.
ask-rogue-gain = { $card }: ¿qué carta ganas de las cartas eliminadas?
ask-scavenger-choose = { $card }: ¿pones todo tu mazo en tu pila de descartes?
ask-scavenger-topdeck = { $card }: ¿qué carta de tu pila de descartes pones encima de tu mazo?
ask-squire-choose = { $card }: ¿+2 acciones, +2 compras o ganar una Plata?
ask-squire-gain = { $card }: se ha eliminado; ¿qué carta de Ataque ganas?
ask-storeroom-discard = { $card }: descarta cuantas cartas quieras. La primera vez robas el mismo número; la segunda recibes +1 moneda por cada una.
ask-survivors-choose = { $card }: ¿descartas las cartas que miras o vuelves a ponerlas encima de tu mazo?
ask-urchin-trash = { $card }: ¿eliminas uno que tienes en juego, antes de que el nuevo Ataque tenga efecto, y ganas un Mercenario?
ask-wandering-minstrel-topdeck = { $card }: ¿en qué orden pones en tu mazo las cartas de Acción reveladas? La última queda encima.
ask-turn-clean-up = ¿Qué carta descartas primero, con su capacidad? Un Tesoro elegido aquí va a tu mazo.
ask-turn-topdeck = ¿Qué carta en juego pones en tu mazo antes de descartar las demás?

## Respuestas que no son cartas, por qué algo no se ofrece, y quién juega

option-cards = robar cartas
option-actions = acciones
option-buys = compras
option-coins = monedas
option-gold = ganar un Oro
option-trash = eliminar
option-discard = descartar
option-gain = ganar de las cartas eliminadas
option-curse = tomar una Maldición
option-topdeck = poner encima del mazo
option-hand = poner en la mano
option-copper = ganar un Cobre
option-silver = ganar una Plata
option-duchy = ganar un Ducado
option-estates = ganar tres Fincas
option-other = una carta que no está aquí
option-position = { $number ->
    [0] encima
    [one] debajo de 1 carta
   *[other] debajo de { $number } cartas
}
level-beginner = Principiante
level-apprentice = Aprendiz
level-journeyman = Oficial
level-expert = Experto
level-master = Maestro
