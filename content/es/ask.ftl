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
