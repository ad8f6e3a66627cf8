### Aclaraciones breves sobre las cartas de Alquimia y Edad Oscura, con palabras propias, que se muestran al ver una carta de cerca.

## Alquimia

ruling-alchemist-1 = Una sola Poción en juego basta para cualquier número de Alquimistas, aunque ya haya pagado una compra. Una Poción que se quede en tu mano no sirve.
ruling-alchemist-2 = El Alquimista llega al mazo antes de que robes la nueva mano, así que lo normal es volver a robarlo enseguida. Jugado dos veces con el Salón del Trono, regresa como una sola carta.
ruling-alchemist-3 = Tú eliges en qué orden salen del juego las cartas. Si vuelve antes el Alquimista, con Herbalista aún puedes guardar la Poción; si retiras antes la Poción, el Alquimista ya no vuelve.
ruling-alchemist-4 = Según las últimas reglas, los Alquimistas suben al empezar el mantenimiento, antes de descartar ningún Tesoro; el Tesoro que guardes con Herbalista queda entonces encima de ellos.

ruling-apothecary-1 = Hay que tomar todos los Cobres y Pociones revelados. Solo cuentan esos dos nombres: los demás Tesoros, como la Plata o la Piedra Filosofal, vuelven al mazo.
ruling-apothecary-2 = Si ni siquiera barajando quedan cuatro cartas, revela las que haya; si no hay ninguna, solo obtienes la acción.
ruling-apothecary-3 = Cuida el orden si se juega dos veces: la segunda empieza robando la carta que la primera dejó encima.

ruling-apprentice-1 = Si tienes cartas en la mano, debes eliminar una. Con la mano vacía solo obtienes la acción.
ruling-apprentice-2 = Un Golem (4 monedas y una poción) da seis cartas; un Viñedo (solo una poción), dos; un Cobre o una Maldición, ninguna.
ruling-apprentice-3 = Cuenta el coste del momento: tras un Puente, un Golem da cinco cartas. Ninguna rebaja quita la poción.
ruling-apprentice-4 = Si la carta eliminada tiene una capacidad propia, va primero: las Ratas roban su carta y después robas por su coste.

ruling-familiar-1 = Si faltan Maldiciones, se reparten por orden de turno desde tu izquierda. Aunque no quede ninguna, obtienes la carta y la acción.
ruling-familiar-2 = El Foso y las demás Reacciones se usan antes de que robes. Jugado dos veces, el Familiar da dos Maldiciones y se puede responder a cada una por separado.

ruling-golem-1 = Debes jugar las dos Acciones; solo eliges el orden. Si aparece una sola, juega esa; si no aparece ninguna, se descarta todo lo revelado.
ruling-golem-2 = Si se acaba el mazo, baraja sin las cartas ya reveladas. Las sobrantes se descartan antes de jugar la primera Acción, así que esta ya puede llegar a robarlas.
ruling-golem-3 = La Acción que espera no está ni en tu mano ni en tu pila de descartes: ninguna barajada la alcanza, y un Salón del Trono o una Procesión aparecidos con ella no pueden escogerla.
ruling-golem-4 = Las dos cuentan como Acciones jugadas, por ejemplo para el Conspirador. Si una es un Ataque, se puede responder con Reacciones como siempre.

ruling-herbalist-1 = Se puede elegir cualquier Tesoro que siga en juego, también una Poción o un Harén. Los Botines para entonces ya han vuelto a su pila.
ruling-herbalist-2 = El Tesoro está en tu mazo antes de que robes la nueva mano. Si el mazo está vacío, es su única carta: la robas y solo entonces barajas.
ruling-herbalist-3 = Dos Herbalistas pueden guardar dos Tesoros. La misma carta jugada dos veces guarda solo uno, y ninguno si la Procesión la ha eliminado.
ruling-herbalist-4 = Según las últimas reglas, cada vez que se juega permite guardar un Tesoro, esté donde esté la carta para entonces: dos si la juega el Salón del Trono o la Procesión.

ruling-philosophers-stone-1 = Solo cuentan tu propio mazo y tu pila de descartes, no tu mano ni las cartas en juego. Once cartas y seis hacen 3 monedas.
ruling-philosophers-stone-2 = La cantidad queda fijada al jugarla; lo que ganes después no la cambia. Jugada dos veces con la Falsificación, cuenta en ambas las mismas cartas.
ruling-philosophers-stone-3 = Al jugar todos los Tesoros a la vez se queda fuera, porque el momento puede importar. Como todo Tesoro, no se puede jugar tras tu primera compra.

ruling-possession-1 = No es un Ataque, así que el Foso y similares no sirven. El turno adicional empieza cuando el tuyo ha acabado del todo, con la nueva mano robada, y solo si la partida no ha terminado.
ruling-possession-2 = Quien está poseído roba, tiene las monedas y paga. Lo que fuera a ganar, incluso a la mano o al mazo, va a tu pila de descartes; por eso la Fundición no da nada y Suplantar no mueve la carta.
ruling-possession-3 = Sus propias cartas cuentan como eliminadas y sus capacidades funcionan, pero quedan apartadas y vuelven una vez robada la nueva mano. Las cartas de otros jugadores se eliminan de verdad.
ruling-possession-4 = Los Ataques de ese turno te alcanzan como a cualquier otro jugador: ganas tu Maldición o descartas, y puedes usar tu propio Foso.
ruling-possession-5 = Jugada dos veces, da dos turnos adicionales; según las últimas reglas, uno, pues nadie juega dos seguidos. En un turno de Posesión, pone al jugador siguiente bajo el control de quien está poseído.
ruling-possession-6 = Un turno de Posesión puede acabar la partida, y entonces se pierden los pendientes. No cuenta como turno al desempatar, y el turno normal llega igualmente después.

ruling-scrying-pool-1 = Quien se protege con el Foso no revela nada. Los demás, empezando por ti, van de uno en uno: cada carta se resuelve antes de revelar la siguiente.
ruling-scrying-pool-2 = Si dejas en el mazo tu carta, es sencillamente la primera del segundo paso: si no es una Acción, es la única que te llevas.
ruling-scrying-pool-3 = Las cartas de otros jugadores nunca llegan a tu mano. Todo lo que tenga el tipo Acción, como los Nobles, las Ruinas o la Necrópolis, no te detiene.
ruling-scrying-pool-4 = Si se acaba el mazo, baraja la pila de descartes y sigue. Si no quedan más que Acciones, te las llevas todas.

ruling-transmute-1 = Si tienes cartas, debes eliminar una. Dos tipos dan las dos cosas: los Nobles, un Ducado y un Oro. Una Maldición o una Casucha no dan nada.
ruling-transmute-2 = No importa lo que costara la carta eliminada. Si una pila está vacía, esa carta no se gana, pero la otra sí.
ruling-transmute-3 = La capacidad de la carta eliminada va primero: un Sectario roba sus tres cartas antes de que ganes el Ducado.

ruling-university-1 = Puedes no ganar nada. Una carta con una poción en su coste nunca está al alcance, por pocas monedas que cueste.
ruling-university-2 = Cuenta el coste del momento: tras un Puente puedes ganar Nobles. De los Caballeros y de las Ruinas solo se puede ganar la carta de encima.

ruling-vineyard-1 = Cuentan todas tus Acciones, estén donde estén, también las que tengas en juego. Se redondea hacia abajo: con once, cada Viñedo vale 3 puntos.
ruling-vineyard-2 = Cuenta todo lo que tenga el tipo Acción: Nobles, Caballeros, Ruinas, Necrópolis, Loco.
ruling-vineyard-3 = Cuesta solo una poción: sin ella no hay monedas que lo compren, y una sola Poción lo compra sin ninguna moneda.

ruling-potion-1 = Cada carta con una poción en su coste gasta una: una sola Poción nunca compra dos de esas cartas, por muchas compras que tengas. Lo que no uses se pierde.
ruling-potion-2 = La Poción misma es un Tesoro de 4 monedas: con la Mina se puede ganar, el Ladrón puede llevársela y los Caballeros pueden eliminarla.
ruling-potion-3 = El Puente nunca quita la poción de un coste. Los efectos que piden una carta de hasta tantas monedas, o de tantas a tantas, no alcanzan las que tengan una poción en su coste.
ruling-potion-4 = Su pila tiene siempre 16 cartas y solo está si alguna carta del reino lleva una poción en su coste. Agotada, cuenta para el final de la partida.

## Edad Oscura

ruling-altar-1 = Si tienes cartas en la mano, debes eliminar una; el propio Altar ya está en juego. Con la mano vacía ganas la carta igualmente.
ruling-altar-2 = Las capacidades de la carta eliminada van antes que la ganancia: la Finca Abandonada roba, las Catacumbas ganan su carta, la Fortaleza vuelve a tu mano.
ruling-altar-3 = Ganar es obligatorio, a los costes del momento: tras un Puente alcanzas cartas de 6 monedas. Una carta con una poción en su coste queda fuera.

ruling-armory-1 = Ganar es obligatorio, y la carta nunca pasa por la pila de descartes. Si el mazo está vacío, se convierte en su única carta; no se baraja nada.
ruling-armory-2 = De los Caballeros y las Ruinas solo vale la carta de encima: Sir Martin se puede ganar mientras esté ahí. Las cartas de fuera del Suministro, nunca.
ruling-armory-3 = Un Carro de los Muertos ganado con la Armería va encima de tu mazo; sus Ruinas, a tu pila de descartes.

ruling-band-of-misfits-1 = Si puedes, debes escoger, a los costes del momento. Solo valen cartas a la vista en el Suministro: ni pilas vacías, ni el Mercenario, ni nada con una poción en su coste.
ruling-band-of-misfits-2 = Si escoges un Ataque, las Reacciones de los demás y tus Pillastres en juego van después de escoger y antes del efecto.
ruling-band-of-misfits-3 = Jugada dos veces, repite la misma carta. Pero si la primera la sacó del juego, como hacen el Carro de los Muertos o el Banquete, vuelves a escoger para la segunda.
ruling-band-of-misfits-4 = Eliminada del juego, tiene la capacidad de lo que era: como Fortaleza vuelve a la mano, como Ratas roba. Fuera del juego vuelve a costar 5, y la Procesión da una Acción de 6.
ruling-band-of-misfits-5 = Como Ermitaño, en un turno sin compras, se elimina en el mantenimiento por un Loco; como Herbalista guarda un Tesoro. Ser un Carro de los Muertos no es ganarlo: no trae Ruinas.
ruling-band-of-misfits-6 = Según las últimas reglas, sigue siendo una Banda de Rufianes. Un Carro de los Muertos jugado desde su pila no puede eliminarse, un Ermitaño nunca se cambia por un Loco, y cada vez escoges de nuevo.

ruling-bandit-camp-1 = Robas antes de ganar, así que el nuevo Botín no puede ser la carta robada. Si no quedan Botines, solo obtienes la carta y las acciones.
ruling-bandit-camp-2 = Jugado dos veces, el segundo robo puede barajar la pila de descartes y traer el Botín de la primera.

ruling-beggar-1 = Los Cobres llegan a tu mano, así que puedes jugarlos en este turno. Si quedan menos de tres, ganas los que haya.
ruling-beggar-2 = Como Reacción no detiene el Ataque, pero cuando llega tienes una carta menos: si te quedan cuatro, el Pillaje pasa de largo.
ruling-beggar-3 = La primera Plata está en tu mazo antes de que el Ataque tenga efecto, así que un Caballero puede encontrarla ahí. Si solo queda una, va al mazo.
ruling-beggar-4 = Contra un mismo Ataque se pueden descartar varios Mendigos, uno tras otro, y usar además un Foso; incluso un Mendigo robado entretanto con la Cámara Secreta.

ruling-catacombs-1 = Si descartas las cartas y luego el mazo no alcanza, se barajan con la pila de descartes y puedes volver a robarlas.
ruling-catacombs-2 = Si ni siquiera barajando quedan tres cartas, mira las que haya; también entonces, todas o ninguna.
ruling-catacombs-3 = Al eliminarse, ganar es obligatorio, a los costes del momento, y va antes de que siga lo que las eliminó. Una carta con una poción en su coste no es más barata.
ruling-catacombs-4 = Si el Acechador las elimina del Suministro, gana la carta quien jugó el Acechador.

ruling-count-1 = La segunda elección se hace una vez cumplida la primera, y vale cualquier combinación. Puedes optar por poner una carta en el mazo sin tener ninguna, o por un Ducado agotado: no ocurre nada.
ruling-count-2 = Con una sola carta en la mano, si optas por descartar dos, descartas esa.
ruling-count-3 = La mano se elimina toda a la vez; después ordenas las capacidades de sus cartas. Una Plaza del Mercado eliminada con ella no puede reaccionar; una robada por esas capacidades, sí.

ruling-counterfeit-1 = Conservas lo que dieron las dos veces aunque el Tesoro se elimine. Los efectos se repiten: una Poción da dos pociones.
ruling-counterfeit-2 = Un Botín escogido así da 6 monedas y vuelve a su pila; no se elimina.
ruling-counterfeit-3 = Puede escoger otra Falsificación: cada una de sus dos veces da una moneda, una compra y el derecho a jugar dos veces otro Tesoro; después se elimina.
ruling-counterfeit-4 = Al jugar todos los Tesoros a la vez se queda fuera: juégala aparte, antes de comprar y mientras el Tesoro que quieras jugar dos veces siga en tu mano.

ruling-cultist-1 = El Sectario que juegas a continuación puede ser uno recién robado. Cada uno es un Ataque propio, así que los demás pueden volver a usar Reacciones.
ruling-cultist-2 = Cuando se agotan las Ruinas, los últimos por orden de turno no reciben ninguna; sigue siendo un Ataque, y un Mendigo aún puede responder.
ruling-cultist-3 = Al eliminarse, roba antes de que siga el efecto que lo eliminó. Si fue un Caballero, la otra carta revelada no está entre las que puedes robar.
ruling-cultist-4 = Jugado dos veces, puedes continuar con otro Sectario en cada una de ellas. El que robes cuando la Procesión elimine este llega tarde.

ruling-death-cart-1 = Las monedas llegan en todo caso. Sin Acciones en la mano, el carro debe eliminarse; con alguna, tú eliges. Una Fortaleza eliminada salva el carro aunque vuelva a tu mano.
ruling-death-cart-2 = Jugado dos veces sin Acciones en la mano, da 10 monedas y se elimina una vez. Según las últimas reglas solo hay monedas si se elimina algo: 5 en total.
ruling-death-cart-3 = Las Ruinas son para quien gana el carro, aunque sea por el Embaucador o de las cartas eliminadas, pero no para quien lo recibe con la Mascarada. Si quedan menos de dos, las que haya.
ruling-death-cart-4 = Comprado en un turno de Posesión, el carro va, junto con sus Ruinas, a quien jugó la Posesión.

ruling-feodum-1 = Cuentan todas tus Platas, estén donde estén. Se redondea hacia abajo: con once, cada Feudo vale 3 puntos.
ruling-feodum-2 = Las Platas de un Feudo eliminado llegan antes de que siga el efecto que lo eliminó. Si quedan menos de tres, su dueño gana las que haya.
ruling-feodum-3 = En un turno de Posesión, las Platas son para quien jugó la Posesión, y el Feudo vuelve a su dueño.

ruling-forager-1 = Si tienes cartas, debes eliminar una. Con la mano vacía obtienes igualmente monedas por los Tesoros que ya estén eliminados.
ruling-forager-2 = La carta recién eliminada cuenta, y las copias, una sola vez: varios Cobres y una Falsificación dan 2 monedas. También cuentan el Botín, la Poción y el Harén.
ruling-forager-3 = En un turno de Posesión, la carta eliminada queda apartada y no está entre las eliminadas, así que no da moneda.

ruling-fortress-1 = Tiene que volver, y eso no es ganarla. Aun así cuenta como eliminada: salva un Carro de los Muertos, Remodelar mira su coste y la Plaza del Mercado puede reaccionar.
ruling-fortress-2 = Con la Procesión la juegas dos veces, la recuperas y ganas una Acción de exactamente 5 monedas; aún puedes volver a jugarla en este turno.
ruling-fortress-3 = Si el Acechador la elimina del Suministro, va a la mano de quien jugó el Acechador.
ruling-fortress-4 = En un turno de Posesión, quien jugó la Posesión decide si vuelve a la mano en el acto o se aparta con las demás cartas eliminadas.

ruling-graverobber-1 = Puedes escoger un efecto que no puedas cumplir. Sin una Acción que eliminar, con el segundo no ganas nada.
ruling-graverobber-2 = Los costes del momento cuentan también para las cartas eliminadas: tras un Puente, una Plata de ahí es demasiado barata.
ruling-graverobber-3 = Tomar una carta de las eliminadas es ganarla: un Carro de los Muertos va encima de tu mazo y trae sus Ruinas.
ruling-graverobber-4 = Las capacidades de la Acción eliminada van primero: con un Sectario robas tres cartas y después ganas una de hasta 8 monedas, como una Provincia.

ruling-hermit-1 = Ves tu pila de descartes en todo caso. Eliminar es opcional, y una carta como mucho; ganar es obligatorio.
ruling-hermit-2 = Solo se libran los Tesoros, el Harén entre ellos. La capacidad de la carta eliminada va antes de ganar: la Finca Abandonada roba primero.
ruling-hermit-3 = Solo cuentan las compras: comprar aunque sea un Cobre conserva el Ermitaño; ganar cartas de otro modo, no. El Loco llega antes de que robes la nueva mano.
ruling-hermit-4 = Aunque no queden Locos, el Ermitaño se elimina. Jugado dos veces con el Salón del Trono trae un solo Loco; eliminado por la Procesión, ninguno.
ruling-hermit-5 = Se elimina antes de descartar la mano, así que una Plaza del Mercado puede reaccionar. En un turno de Posesión, el Loco es para quien la jugó, y el Ermitaño vuelve a su dueño.
ruling-hermit-6 = Según las últimas reglas, ganar lo que sea en la fase de compra, comprado o no, conserva el Ermitaño. Si no, se cambia y no se elimina: la Plaza del Mercado no reacciona.

ruling-hunting-grounds-1 = Puedes escoger una pila agotada o insuficiente: ganas lo que quede, quizá nada.
ruling-hunting-grounds-2 = Su dueño elige y gana antes de que siga el efecto que lo eliminó. Si el Acechador lo elimina del Suministro, lo hace quien jugó el Acechador.

ruling-ironmonger-1 = El beneficio llega tanto si descartas la carta como si no. Si dejas encima una carta de Victoria, es la misma que robas por ella.
ruling-ironmonger-2 = Una carta con dos tipos da las dos cosas: el Harén, una moneda y una carta; Lady Josephine, una acción y una carta. Una Maldición o una Casucha no dan nada.
ruling-ironmonger-3 = Si no queda carta que revelar, ni siquiera barajando, no hay beneficio.

ruling-junk-dealer-1 = Primero robas y después debes eliminar si tienes alguna carta: una Provincia robada con la mano vacía tiene que irse.
ruling-junk-dealer-2 = Basta con eliminar una Fortaleza, que vuelve a tu mano.

ruling-knights-1 = Cuando se va el Caballero de encima, el siguiente se descubre en el acto. Agotada, la pila cuenta para el final; no es una pila de Victoria y tiene siempre diez cartas.
ruling-knights-2 = El jugador atacado solo elige si las dos cartas reveladas pueden eliminarse; si entrega la que no es un Caballero, el que se ha jugado se salva.
ruling-knights-3 = El Caballero jugado se elimina una sola vez, después de todos los jugadores. Si el Salón del Trono lo juega de nuevo tras eso, vuelve a atacar.
ruling-knights-4 = Las capacidades de las cartas eliminadas valen en el acto para su dueño, que no puede robar la otra revelada. Cuentan los costes del momento: tras dos Puentes, alcanzan una Provincia.

ruling-marauder-1 = Aunque no queden Botines, las Ruinas se reparten. Cuando estas se agotan, los últimos por orden de turno no reciben ninguna.
ruling-marauder-2 = Quien revela un Foso no gana nada, y las Ruinas de encima pasan al jugador siguiente.
ruling-marauder-3 = En un turno de Posesión, quien la jugó recibe el Botín y, como cualquier rival, también unas Ruinas.

ruling-market-square-1 = Reacciona en cualquier turno, pero solo a tus propias cartas: no a lo que pierda otro jugador ni a lo que el Acechador elimine del Suministro. Una Fortaleza que vuelve sí cuenta.
ruling-market-square-2 = Puedes descartar todas las que tengas, cada una por un Oro, se eliminen juntas las cartas que se eliminen. Si no queda Oro, no ganas nada.
ruling-market-square-3 = Puedes usarla antes o después de las capacidades de la carta eliminada, incluso si acabas de robarla con ellas. Una eliminada a la vez no puede reaccionar.
ruling-market-square-4 = Las cartas que vuelven a su pila, como el Botín o el Loco, no se eliminan. En un turno de Posesión, el Oro es para quien jugó la Posesión.

ruling-mystic-1 = Se puede nombrar cualquier carta, aunque no esté en la partida o su pila esté agotada. Cada Caballero y cada clase de Ruinas tiene su propio nombre.
ruling-mystic-2 = Nombras antes de que se baraje la pila de descartes. Sin ninguna carta, obtienes igualmente la acción y las monedas.
ruling-mystic-3 = Si fallas, la carta se queda donde estaba, ya conocida: si se juega otra vez, puedes nombrarla.

ruling-pillage-1 = Lo primero es eliminarlo, así que la Plaza del Mercado puede reaccionar antes de atacar a nadie. Las manos de cuatro cartas o menos ni se enseñan ni se tocan; los Botines llegan igual.
ruling-pillage-2 = Jugado dos veces, se elimina una, pero ataca y da dos Botines las dos veces. Según las últimas reglas, la segunda vez no hace nada.
ruling-pillage-3 = Con la Procesión ganas igualmente una Acción de exactamente 6 monedas, aunque el Pillaje ya esté eliminado.
ruling-pillage-4 = Con el Foso, un jugador ni revela ni descarta. Si quedan menos de dos Botines, ganas los que haya.

ruling-poor-house-1 = Puedes perder más de 4 si ya tenías monedas. Lo que no puedas pagar se olvida, aunque luego lleguen monedas.
ruling-poor-house-2 = Cuenta todo lo que tengas en la mano con el tipo Tesoro, también el Botín y el Harén.
ruling-poor-house-3 = Jugado dos veces, cada vez da 4 monedas y vuelve a quitar por toda la mano.

ruling-procession-1 = Escoger una carta es opcional; después, todo es obligatorio. Si ninguna Acción cuesta exactamente 1 moneda más, no ganas nada.
ruling-procession-2 = Las capacidades de la carta eliminada van antes de ganar: un Sectario roba tres. Entre las dos veces no puedes jugar otras cartas, salvo que lo diga la propia carta.
ruling-procession-3 = Una carta que ya salió del juego por sí misma, como el Loco o el Banquete, se juega la segunda vez; no puede eliminarse, pero ganas. Por un Loco, una Acción de exactamente 1 moneda.
ruling-procession-4 = Sobre otra Procesión: la interior puede tratar dos Acciones más, cada una jugada dos veces, eliminada y sustituida; después se elimina ella por una Acción de exactamente 5 monedas.
ruling-procession-5 = El coste se mira al final, donde esté entonces la carta: una Banda de Rufianes vuelve a costar 5. Si hay poción, debe coincidir: por una Universidad, 3 monedas y una poción.
ruling-procession-6 = A un Ataque jugado dos veces se puede responder dos veces, y en cada una puede irse un Pillastre que tengas en juego, pero nunca el Pillastre que se está jugando.

ruling-rats-1 = Primero robas y después ganas, así que las nuevas Ratas no pueden ser la carta robada.
ruling-rats-2 = Si tienes alguna carta que no sea Ratas, una debe irse, aunque sea una Provincia recién robada. Una Fortaleza puede irse, y vuelve.
ruling-rats-3 = Si la pila está agotada no ganas nada, pero debes eliminar igualmente. Hay veinte Ratas, sean cuantos sean los jugadores.
ruling-rats-4 = Las Ratas eliminadas roban antes de que siga el efecto que las eliminó. Si fue un Caballero o el Granuja, la otra carta revelada no se puede robar.

ruling-rebuild-1 = Se puede nombrar cualquier carta, esté o no en la partida. Si nombras una carta de Victoria, se libra; si nombras otra cosa, no se libra nada.
ruling-rebuild-2 = Si se acaba el mazo, baraja sin las cartas ya reveladas. Si no aparece ninguna carta de Victoria de otro nombre, se descarta todo y no ganas nada.
ruling-rebuild-3 = Ganar es obligatorio; una Provincia puede convertirse en otra. Las capacidades de la carta eliminada van primero: un Feudo da sus Platas.
ruling-rebuild-4 = Cuenta todo lo que tenga el tipo Victoria: el Harén, Lady Josephine, la Finca Abandonada. La Maldición, la Casucha y la Necrópolis, no.

ruling-rogue-1 = Si hay una carta adecuada entre las eliminadas, debes tomar una y no se ataca a nadie. Sigue siendo un Ataque, así que un Mendigo puede responder.
ruling-rogue-2 = Si ataca, alcanza a todos los jugadores, y lo que eliminen se queda ahí. Jugado dos veces, la segunda puede tomarlo.
ruling-rogue-3 = Cuentan los costes del momento: tras un Puente, una Plata queda a salvo en los mazos y entre las eliminadas; con dos, una Provincia entra en el margen.
ruling-rogue-4 = Tomar una carta de las eliminadas es ganarla: un Carro de los Muertos trae sus Ruinas, y en un turno de Posesión la carta es para quien la jugó.

ruling-sage-1 = Si se acaba el mazo, baraja sin las cartas ya reveladas. Si nada cuesta 3 monedas o más, se descarta todo y solo obtienes la acción.
ruling-sage-2 = Decide la parte en monedas del coste del momento: valen 3 monedas y una poción, pero no 2 y una poción; tras un Puente, la Plata se pasa por alto.

ruling-scavenger-1 = Pasar el mazo es opcional; colocar una carta encima no, mientras haya alguna en la pila de descartes. Si pasaste el mazo, también puedes escoger entre sus cartas.
ruling-scavenger-2 = Si el mazo queda vacío, esa carta es la única y la robas la primera. Sin mazo ni pila de descartes, solo obtienes las monedas.

ruling-squire-1 = Al eliminarse, debes ganar un Ataque si lo hay en el Suministro, cueste lo que cueste, incluso una poción. Vale el Caballero de encima; el Mercenario, nunca.
ruling-squire-2 = Esa ganancia va antes de que siga lo que eliminó al Escudero, y elige su dueño, sea de quien sea el turno.
ruling-squire-3 = Se puede escoger la Plata aunque no quede ninguna.

ruling-storeroom-1 = La segunda vez puedes descartar también cartas recién robadas; solo esa vez da monedas. En cualquiera de las dos puedes no descartar nada.
ruling-storeroom-2 = Si el mazo no alcanza para robar, se barajan también las cartas recién descartadas, y puedes volver a robarlas.

ruling-urchin-1 = Solo cuenta otra carta de Ataque, como un segundo Pillastre o un Mercenario, aunque la jueguen el Golem o el Salón del Trono. La segunda vez de este mismo Pillastre no cuenta.
ruling-urchin-2 = Decides antes de que los demás usen sus Reacciones. Cada vez de un Ataque jugado dos veces es otra ocasión, y por el mismo Ataque pueden irse varios Pillastres.
ruling-urchin-3 = Eliminado de cualquier otro modo no trae ningún Mercenario. Si no quedan, puedes eliminarlo igualmente, a cambio de nada.
ruling-urchin-4 = En un turno de Posesión, el Mercenario es para quien jugó la Posesión, y el Pillastre vuelve a su dueño.

ruling-vagrant-1 = Basta con un tipo adecuado: también te llevas la Necrópolis, el Harén o Lady Josephine. Tomar la carta es obligatorio.
ruling-vagrant-2 = Robas antes de revelar. Si después no queda ninguna carta, ni siquiera barajando, no se revela nada.

ruling-wandering-minstrel-1 = Todo lo que tenga el tipo Acción regresa, también las Ruinas y la Necrópolis. Todo lo demás debe descartarse.
ruling-wandering-minstrel-2 = Si ni siquiera barajando quedan tres cartas, revela las que haya. Jugado dos veces, la segunda roba la carta que la primera puso encima.

ruling-dame-anna-1 = Puedes eliminar ninguna, una o dos cartas. Si son dos, se eliminan a la vez; después ordenas sus capacidades, y solo entonces ataca.
ruling-dame-anna-2 = Si eliminas un Caballero de tu propia mano, ella no cae: solo cuenta el que se pierda por su ataque.
ruling-dame-anna-3 = Si las dos cartas reveladas pueden eliminarse, su dueño elige cuál; si entrega la que no es un Caballero, el tuyo se salva.

ruling-dame-josephine-1 = Es una carta de Victoria a todos los efectos: comprarla permite eliminar una Casucha, y Reconstruir puede encontrarla o, si está encima de la pila, ganarla.
ruling-dame-josephine-2 = Vale sus 2 puntos esté donde esté, también en juego, pero no entre las cartas eliminadas.
ruling-dame-josephine-3 = Si las dos cartas reveladas pueden eliminarse, su dueño elige cuál; si entrega la que no es un Caballero, el tuyo se salva.

ruling-dame-molly-1 = Las acciones se conservan aunque se elimine. Jugada dos veces y eliminada en la primera, da igualmente otras dos acciones y vuelve a atacar.
ruling-dame-molly-2 = Si las dos cartas reveladas pueden eliminarse, su dueño elige cuál; si entrega la que no es un Caballero, el tuyo se salva.

ruling-dame-natalie-1 = Puedes no ganar nada; el ataque sigue en todo caso. Se pueden ganar las Ruinas de encima de su pila; una carta con una poción en su coste, no.
ruling-dame-natalie-2 = En un turno de Posesión, la carta ganada es para quien la jugó, cuyo mazo recibe el ataque igualmente.
ruling-dame-natalie-3 = Si las dos cartas reveladas pueden eliminarse, su dueño elige cuál; si entrega la que no es un Caballero, el tuyo se salva.

ruling-dame-sylvia-1 = Las monedas se conservan aunque se elimine o nadie tenga cartas que revelar. Jugada dos veces, a cada ataque se puede responder con Reacciones.
ruling-dame-sylvia-2 = Si las dos cartas reveladas pueden eliminarse, su dueño elige cuál; si entrega la que no es un Caballero, el tuyo se salva.

ruling-sir-bailey-1 = Las Reacciones van antes de que robes, y robas antes de que ataque. Con la acción que da puedes jugar otro Caballero.
ruling-sir-bailey-2 = Si las dos cartas reveladas pueden eliminarse, su dueño elige cuál; si entrega la que no es un Caballero, el tuyo se salva.

ruling-sir-destry-1 = Robas antes de que ataque, pero no da acciones. Jugado dos veces y eliminado en la primera, roba igualmente otras dos cartas y vuelve a atacar.
ruling-sir-destry-2 = Si las dos cartas reveladas pueden eliminarse, su dueño elige cuál; si entrega la que no es un Caballero, el tuyo se salva.

ruling-sir-martin-1 = Como cuesta 4 monedas, se puede ganar con la Armería o escoger con la Banda de Rufianes, pero solo mientras esté encima de los Caballeros.
ruling-sir-martin-2 = Otros Caballeros pueden eliminarlo, y caen con él. Tras dos Puentes cuesta 2 monedas y está a salvo.
ruling-sir-martin-3 = Si las dos cartas reveladas pueden eliminarse, su dueño elige cuál; si entrega la que no es un Caballero, el tuyo se salva.

ruling-sir-michael-1 = Todos descartan antes de que revele el primero. Quien no tuviera mazo ni pila de descartes baraja entonces lo que acaba de descartar y revela dos de esas cartas.
ruling-sir-michael-2 = El Foso protege de las dos partes. Un Mendigo usado como Reacción deja una carta menos por descartar.
ruling-sir-michael-3 = Si las dos cartas reveladas pueden eliminarse, su dueño elige cuál; si entrega la que no es un Caballero, el tuyo se salva.

ruling-sir-vander-1 = El Oro es para quien lo tenía, lo elimine quien lo elimine y en cualquier turno. Si no queda Oro, no se gana nada.
ruling-sir-vander-2 = Si su ataque elimina un Caballero, él también se elimina y ganas el Oro. En un turno de Posesión, es para quien jugó la Posesión.
ruling-sir-vander-3 = Si las dos cartas reveladas pueden eliminarse, su dueño elige cuál; si entrega la que no es un Caballero, el tuyo se salva.

ruling-abandoned-mine-1 = Las Ruinas son Acciones a todos los efectos: el Carro de los Muertos y el Ladrón de Tumbas pueden eliminarlas, la Procesión jugarlas, y el Viñedo las cuenta.
ruling-abandoned-mine-2 = Las Ruinas de encima de la pila se pueden comprar por 0 monedas; entonces se descubre la siguiente. Agotada, la pila cuenta para el final de la partida.

ruling-ruined-library-1 = Con la Procesión roba dos cartas y después da una Acción de exactamente 1 moneda, como el Hospicio, si la hay.
ruling-ruined-library-2 = Las Ruinas son Acciones a todos los efectos: el Carro de los Muertos y el Ladrón de Tumbas pueden eliminarlas, la Procesión jugarlas, y el Viñedo las cuenta.
ruling-ruined-library-3 = Las Ruinas de encima de la pila se pueden comprar por 0 monedas; entonces se descubre la siguiente. Agotada, la pila cuenta para el final de la partida.

ruling-ruined-market-1 = Las Ruinas son Acciones a todos los efectos: el Carro de los Muertos y el Ladrón de Tumbas pueden eliminarlas, la Procesión jugarlas, y el Viñedo las cuenta.
ruling-ruined-market-2 = Las Ruinas de encima de la pila se pueden comprar por 0 monedas; entonces se descubre la siguiente. Agotada, la pila cuenta para el final de la partida.

ruling-ruined-village-1 = Solo devuelve la acción que gasta. Jugado dos veces con el Salón del Trono, te deja con una acción más que antes de jugar este.
ruling-ruined-village-2 = Las Ruinas son Acciones a todos los efectos: el Carro de los Muertos y el Ladrón de Tumbas pueden eliminarlas, la Procesión jugarlas, y el Viñedo las cuenta.
ruling-ruined-village-3 = Las Ruinas de encima de la pila se pueden comprar por 0 monedas; entonces se descubre la siguiente. Agotada, la pila cuenta para el final de la partida.

ruling-survivors-1 = Las dos cartas o ninguna. Si ni siquiera barajando queda más de una, mira esa y descártala o consérvala.
ruling-survivors-2 = Las Ruinas son Acciones a todos los efectos: el Carro de los Muertos y el Ladrón de Tumbas pueden eliminarlas, la Procesión jugarlas, y el Viñedo las cuenta.
ruling-survivors-3 = Las Ruinas de encima de la pila se pueden comprar por 0 monedas; entonces se descubre la siguiente. Agotada, la pila cuenta para el final de la partida.

ruling-hovel-1 = Solo cuenta una compra: un Ducado ganado con el Altar, no. Según las últimas reglas, vale ganar una carta de Victoria de cualquier modo y en cualquier turno.
ruling-hovel-2 = Vale todo lo que tenga el tipo Victoria, como el Harén o Lady Josephine. Con dos Casuchas en la mano, las dos pueden irse por una misma carta.
ruling-hovel-3 = Eliminarla no da nada por sí mismo, pero la Plaza del Mercado puede reaccionar.
ruling-hovel-4 = En un turno de Posesión puede irse la Casucha de quien compra, y al final vuelve. Según las últimas reglas, la de quien jugó la Posesión, que es quien gana la carta.

ruling-necropolis-1 = Con la Procesión da cuatro acciones, se elimina y trae una Acción de exactamente 2 monedas.
ruling-necropolis-2 = Es una Acción, pero no una carta de Victoria. Como no está en el Suministro, la Banda de Rufianes no puede convertirse en ella.

ruling-overgrown-estate-1 = Robas en el acto, incluso a mitad de otra carta: con el Altar, primero robas y después ganas.
ruling-overgrown-estate-2 = Es una carta de Victoria aunque no valga nada, así que Reconstruir puede encontrarla; pero no es una Finca, y el Barón no la acepta.

ruling-madman-1 = La mano se cuenta sin el Loco: con otras tres cartas robas tres; sin ninguna, nada.
ruling-madman-2 = Jugado dos veces con el Salón del Trono o la Procesión, la segunda solo da las dos acciones. La Procesión no puede eliminarlo, pero ganas una Acción de exactamente 1 moneda, si la hay.
ruling-madman-3 = Volver a su pila no es eliminarse: la Plaza del Mercado no reacciona y, en un turno de Posesión, su dueño no lo recupera.

ruling-mercenary-1 = Los demás usan sus Reacciones antes de que decidas: pueden descartar un Mendigo aunque luego no elimines nada.
ruling-mercenary-2 = Con una sola carta en la mano puedes eliminarla, pero no obtienes nada. Dos Fortalezas sí cuentan, aunque ambas vuelvan.
ruling-mercenary-3 = Las dos cartas se eliminan a la vez; ordenas sus capacidades y solo entonces llegan las dos cartas, las monedas y el descarte de los demás.
ruling-mercenary-4 = Como es un Ataque, al jugarlo puede irse un Pillastre que tengas en juego a cambio de otro Mercenario.

ruling-spoils-1 = No tienes que jugarlo: si te lo quedas en la mano, se descarta como siempre. Al jugar todos los Tesoros a la vez se queda fuera.
ruling-spoils-2 = Jugado dos veces con la Falsificación, da 6 monedas y vuelve a su pila sin eliminarse.
ruling-spoils-3 = Volver a su pila no es eliminarse, así que la Plaza del Mercado no reacciona; tampoco puedes guardarlo con Herbalista, porque ya no está en juego.
ruling-spoils-4 = Cuesta 0 monedas. Su pila agotada no cuenta para el final de la partida.
