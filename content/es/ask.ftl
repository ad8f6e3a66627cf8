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
ask-secret-passage-place = { $card }: ¿qué carta introduces en tu mazo y en qué posición? (0 es encima)
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
ask-turn-clean-up = ¿Usas la capacidad de una carta que sale del juego?
