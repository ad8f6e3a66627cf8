### Nombres y textos de las cartas, redactados con palabras propias.
### .text sigue las reglas impresas de cada conjunto (Mascarada: la segunda edición);
### .latest es el texto según las últimas reglas oficiales, solo cuando cambia.

## Conjuntos

set-basic = Cartas básicas
set-base = Dominion
set-intrigue = Intriga
set-alchemy = Alquimia
set-dark-ages = Edad Oscura

## Tipos

type-action = Acción
type-treasure = Tesoro
type-victory = Victoria
type-curse = Maldición
type-attack = Ataque
type-reaction = Reacción
type-looter = Saqueador
type-knight = Caballero
type-ruins = Ruinas
type-shelter = Cobijo
type-command = Comando

## Cartas básicas

card-copper = Cobre
    .text = Vale 1 moneda.
card-silver = Plata
    .text = Vale 2 monedas.
card-gold = Oro
    .text = Vale 3 monedas.
card-estate = Finca
    .text = Vale 1 punto de victoria al final.
card-duchy = Ducado
    .text = Vale 3 puntos de victoria al final.
card-province = Provincia
    .text = Vale 6 puntos de victoria al final.
card-curse = Maldición
    .text = Resta 1 punto de victoria al final.

## Dominion, primera edición

card-adventurer = Aventurero
    .text = Revela cartas de tu mazo, una a una, hasta que aparezcan dos Tesoros. Esos Tesoros van a tu mano. Descarta todo lo demás que hayas revelado.
card-bureaucrat = Burócrata
    .text = Gana una Plata, que va directamente encima de tu mazo. Cada rival que tenga cartas de Victoria en la mano revela una, a su elección, y la coloca encima de su propio mazo; quien no tenga ninguna revela toda la mano.
card-cellar = Sótano
    .text = +1 acción. Descarta, todas a la vez, tantas cartas de tu mano como quieras. Después roba ese mismo número de cartas.
card-chancellor = Canciller
    .text = +2 monedas. Si lo deseas, pasa ahora mismo todo tu mazo a tu pila de descartes, sin mirarlo.
card-chapel = Capilla
    .text = Elige entre cero y cuatro cartas de tu mano y elimínalas.
card-council-room = Sala del Consejo
    .text = +4 cartas. +1 compra. Cada rival tiene que robar una carta.
card-feast = Banquete
    .text = Elimina este Banquete. Gana una carta que cueste 5 monedas o menos.
card-festival = Festival
    .text = +2 acciones. +1 compra. +2 monedas.
card-gardens = Jardines
    .text = Vale 1 punto de victoria al final por cada decena completa de cartas que poseas.
card-laboratory = Laboratorio
    .text = +2 cartas. +1 acción.
card-library = Biblioteca
    .text = Roba cartas de una en una hasta tener siete en la mano. Cada vez que robes una Acción, puedes apartarla en vez de quedártela. Cuando termines de robar, descarta las cartas apartadas.
card-market = Mercado
    .text = +1 carta. +1 acción. +1 compra. +1 moneda.
card-militia = Milicia
    .text = +2 monedas. Cada rival con más de tres cartas en la mano descarta las que elija hasta que solo le queden tres.
card-mine = Mina
    .text = Si tienes algún Tesoro en la mano, debes eliminar uno. A cambio, gana un Tesoro que cueste como mucho 3 monedas más que él; la carta ganada va directamente a tu mano.
    .latest = Si lo deseas, elimina un Tesoro de tu mano. A cambio, gana un Tesoro que cueste como mucho 3 monedas más que él; la carta ganada va directamente a tu mano.
card-moat = Foso
    .text = +2 cartas. Reacción: en cuanto otra persona juegue un Ataque, puedes revelar este Foso de tu mano, donde se queda; ese Ataque no te afecta.
card-moneylender = Prestamista
    .text = Si tienes algún Cobre en la mano, debes eliminar uno; al hacerlo obtienes +3 monedas.
    .latest = Si lo deseas, elimina un Cobre de tu mano; al hacerlo obtienes +3 monedas.
card-remodel = Remodelar
    .text = Elimina una de las cartas de tu mano. A cambio, gana una carta que cueste como mucho 2 monedas más que ella.
card-smithy = Herrería
    .text = +3 cartas.
card-spy = Espía
    .text = +1 carta. +1 acción. Por orden de turno y empezando por ti, cada jugador revela la carta de encima de su mazo. Tú decides en cada caso si la descarta o la deja donde estaba.
card-thief = Ladrón
    .text = Cada rival revela las dos cartas de encima de su mazo. Si entre ellas hay Tesoros, tú eliges uno y ese jugador lo elimina; lo demás que haya revelado se descarta. Al final puedes ganar cuantos quieras de los Tesoros eliminados de este modo.
card-throne-room = Salón del Trono
    .text = Si tienes otra Acción en la mano, debes escoger una: juégala y, cuando se haya resuelto por completo, vuelve a jugarla. Ninguna de las dos veces gasta acciones.
    .latest = Si lo deseas, escoge una Acción de tu mano: juégala y, cuando se haya resuelto por completo, vuelve a jugarla. Ninguna de las dos veces gasta acciones.
card-village = Aldea
    .text = +1 carta. +2 acciones.
card-witch = Bruja
    .text = +2 cartas. Por orden de turno, cada rival gana una Maldición.
card-woodcutter = Leñadores
    .text = +1 compra. +2 monedas.
card-workshop = Taller
    .text = Gana una carta que cueste 4 monedas o menos.

## Dominion, cartas nuevas de la segunda edición

card-artisan = Artesano
    .text = Gana una carta que cueste 5 monedas o menos; va directamente a tu mano. Después elige cualquier carta de tu mano y colócala encima de tu mazo.
card-bandit = Bandido
    .text = Gana un Oro del Suministro. Cada rival revela las dos cartas de encima de su mazo. Si entre ellas hay Tesoros que no sean Cobre, ese rival elimina uno de ellos, a su elección, y descarta el resto.
card-harbinger = Emisario
    .text = +1 carta. +1 acción. Examina tu pila de descartes; si lo deseas, coloca una de sus cartas encima de tu mazo.
card-merchant = Tendera
    .text = +1 carta. +1 acción. La primera Plata que juegues en este turno da 1 moneda adicional.
card-poacher = Cazador Furtivo
    .text = +1 carta. +1 acción. +1 moneda. Por cada pila del Suministro que se haya agotado, descarta una carta de tu mano.
card-sentry = Centinela
    .text = +1 carta. +1 acción. Mira las dos cartas de encima de tu mazo. Decide para cada una si la eliminas, la descartas o la conservas. Las que conserves regresan encima del mazo, ordenadas a tu gusto.
card-vassal = Vasallo
    .text = +2 monedas. Toma la carta de encima de tu mazo y descártala. Si resulta ser una Acción, puedes jugarla en el acto sin gastar acciones.

## Intriga, segunda edición

card-baron = Barón
    .text = +1 compra. O bien descartas una Finca de tu mano, con lo que obtienes +4 monedas, o bien ganas una Finca.
card-bridge = Puente
    .text = +1 compra. +1 moneda. Hasta que acabe el turno, toda carta, esté donde esté, es 1 moneda más barata, sin bajar nunca de 0.
card-conspirator = Conspirador
    .text = +2 monedas. Si esta es al menos la tercera vez que juegas una Acción en este turno, obtienes además +1 carta y +1 acción.
card-courtier = Cortesano
    .text = Revela una carta de tu mano, donde se queda. Por cada tipo que tenga, escoge uno de estos beneficios, sin repetir: +1 acción; +1 compra; +3 monedas; ganar un Oro.
card-courtyard = Patio
    .text = +3 cartas. Después elige cualquier carta de tu mano y colócala encima de tu mazo.
card-diplomat = Diplomática
    .text = +2 cartas. Si entonces tienes cinco cartas o menos en la mano, +2 acciones. Reacción: en cuanto otra persona juegue un Ataque, si tienes cinco cartas o más en la mano, puedes revelar de ella esta Diplomática; roba dos cartas y después descarta tres.
card-duke = Duque
    .text = Vale 1 punto de victoria al final por cada Ducado que poseas.
card-harem = Harén
    .text = Vale 2 monedas. Vale 2 puntos de victoria al final.
card-ironworks = Fundición
    .text = Gana una carta que cueste 4 monedas o menos. Cuenta cada uno de sus tipos: Acción da +1 acción, Tesoro da +1 moneda, Victoria da +1 carta.
card-lurker = Acechador
    .text = +1 acción. Decide entre eliminar una Acción del Suministro y ganar una Acción que esté entre las cartas eliminadas.
card-masquerade = Mascarada
    .text = +2 cartas. Todos los jugadores que tengan cartas en la mano eligen una en secreto; a la vez, cada uno se la entrega al siguiente de ellos por su izquierda. Después tú, y nadie más, puedes eliminar una carta de tu mano.
card-mill = Molino
    .text = +1 carta. +1 acción. Si lo deseas, descarta dos cartas de tu mano, o la única que tengas; si han sido dos, obtienes +2 monedas. Vale 1 punto de victoria al final.
card-mining-village = Aldea minera
    .text = +1 carta. +2 acciones. Si lo deseas, elimina en el acto esta Aldea minera; al hacerlo obtienes +2 monedas.
card-minion = Esbirro
    .text = +1 acción. Decide entre dos efectos: obtienes +2 monedas; o descartas toda tu mano y robas cuatro cartas, y después, por orden de turno, cada rival con cinco cartas o más en la mano tiene que hacer lo mismo.
card-nobles = Nobles
    .text = Decide entre +3 cartas y +2 acciones. Vale 2 puntos de victoria al final.
card-patrol = Patrulla
    .text = +3 cartas. Revela las cuatro cartas de encima de tu mazo. Todas las cartas de Victoria y Maldiciones que haya entre ellas van a tu mano; las demás regresan encima del mazo, ordenadas a tu gusto.
card-pawn = Peón
    .text = Escoge dos beneficios distintos antes de aplicar ninguno: +1 carta; +1 acción; +1 compra; +1 moneda.
card-replace = Suplantar
    .text = Elimina una de las cartas de tu mano. A cambio, gana una carta que cueste como mucho 2 monedas más que ella. Cuenta cada tipo de la carta ganada: si es una Acción o un Tesoro, colócala encima de tu mazo; si es una carta de Victoria, cada rival, por orden de turno, gana una Maldición.
card-secret-passage = Pasadizo secreto
    .text = +2 cartas. +1 acción. Después elige cualquier carta de tu mano e introdúcela en tu mazo en la posición que prefieras, sin mirar las demás.
card-shanty-town = Chabolas
    .text = +2 acciones. Revela toda la mano. Si no contiene ninguna Acción, +2 cartas.
card-steward = Mayordomo
    .text = Decide entre tres efectos: +2 cartas; +2 monedas; o eliminar dos cartas de tu mano, o la única que tengas.
card-swindler = Embaucador
    .text = +2 monedas. Por orden de turno, cada rival elimina la carta de encima de su mazo y gana una carta de exactamente el mismo coste; tú escoges cuál del Suministro.
card-torturer = Torturador
    .text = +3 cartas. Por orden de turno, cada rival decide entre descartar dos cartas de su mano, o las que tenga si son menos, y ganar una Maldición, que va directamente a su mano. Puede optar por la Maldición aunque no quede ninguna.
card-trading-post = Puesto comercial
    .text = Elimina dos cartas de tu mano, o la única que tengas. Si han sido dos, gana una Plata; va directamente a tu mano.
card-upgrade = Mejora
    .text = +1 carta. +1 acción. Elimina una de las cartas de tu mano. A cambio, gana una carta que cueste exactamente 1 moneda más que ella, si la hay.
card-wishing-well = Pozo de los deseos
    .text = +1 carta. +1 acción. Di el nombre de una carta; después revela la de encima de tu mazo. Si has acertado, va a tu mano; si no, se queda donde estaba.

## Intriga, cartas solo de la primera edición

card-coppersmith = Artesano del Cobre
    .text = Cada Cobre que juegues desde ahora hasta que acabe el turno da 1 moneda adicional.
card-great-hall = Gran Sala
    .text = +1 carta. +1 acción. Vale 1 punto de victoria al final.
card-saboteur = Saboteador
    .text = Por orden de turno, cada rival revela cartas de su mazo, una a una, hasta que aparezca una que cueste 3 monedas o más, y la elimina. A cambio, puede ganar una carta al menos 2 monedas más barata. Descarta todo lo demás que haya revelado.
card-scout = Explorador
    .text = +1 acción. Revela las cuatro cartas de encima de tu mazo. Todas las cartas de Victoria que haya entre ellas van a tu mano; las demás regresan encima del mazo, ordenadas a tu gusto.
card-secret-chamber = Cámara Secreta
    .text = Descarta tantas cartas de tu mano como quieras; cada una te da +1 moneda. Reacción: en cuanto otra persona juegue un Ataque, puedes revelar esta Cámara Secreta de tu mano; roba dos cartas y después coloca dos cartas de tu mano encima de tu mazo, ordenadas a tu gusto.
card-tribute = Tributo
    .text = El jugador de tu izquierda revela las dos cartas de encima de su mazo y las descarta. Cuenta para ti cada tipo de cada carta, pero dos cartas del mismo nombre cuentan como una: Acción da +2 acciones, Tesoro da +2 monedas, Victoria da +2 cartas.

## Alquimia

card-alchemist = Alquimista
    .text = +2 cartas. +1 acción. En el momento en que este Alquimista se descarte de tu zona de juego, si todavía tienes en ella una Poción, puedes colocar el Alquimista encima de tu mazo.
    .latest = +2 cartas. +1 acción. Al empezar el mantenimiento, si tienes una Poción en juego, puedes colocarla, desde tu zona de juego, encima de tu mazo.
card-apothecary = Boticario
    .text = +1 carta. +1 acción. Revela las cuatro cartas de encima de tu mazo. Todos los Cobres y Pociones que haya entre ellas van a tu mano; las demás regresan encima del mazo, ordenadas a tu gusto.
card-apprentice = Aprendiz
    .text = +1 acción. Elimina una de las cartas de tu mano. Roba una carta por cada moneda que cueste, y dos más si su coste incluye una poción.
card-familiar = Familiar
    .text = +1 carta. +1 acción. Por orden de turno, cada rival gana una Maldición.
card-golem = Golem
    .text = Revela cartas de tu mazo, una a una, hasta que aparezcan dos Acciones que no sean Golem o no queden cartas. Descarta todo lo demás que hayas revelado. Después debes jugar las Acciones encontradas, una tras otra, en el orden que prefieras; no gastan acciones.
card-herbalist = Herbalista
    .text = +1 compra. +1 moneda. En el momento en que esta carta se descarte de tu zona de juego, puedes colocar encima de tu mazo un Tesoro que todavía tengas en juego.
    .latest = +1 compra. +1 moneda. Una vez en este turno, cuando descartes del juego un Tesoro, puedes ponerlo encima de tu mazo en vez de descartarlo.
card-philosophers-stone = Piedra Filosofal
    .text = Vale 1 moneda por cada grupo completo de cinco cartas que sumen tu mazo y tu pila de descartes, contadas al jugarla.
card-possession = Posesión
    .text = En cuanto acabe este turno, el jugador de tu izquierda juega uno adicional bajo tu control: tú lo decides todo en su lugar y miras cualquier carta que él pueda mirar. Lo que él fuera a ganar lo ganas tú en su lugar, en tu pila de descartes. Cada carta suya que se elimine se aparta y va a su pila de descartes cuando acabe ese turno.
    .latest = En cuanto acabe este turno, el jugador de tu izquierda juega uno adicional bajo tu control: tú lo decides todo en su lugar y miras cualquier carta que él pueda mirar. Lo que él fuera a ganar lo ganas tú en su lugar, en tu pila de descartes. Cada carta suya que se elimine se aparta y va a su pila de descartes cuando acabe ese turno. Nadie juega dos turnos adicionales seguidos.
card-scrying-pool = Hidromancia
    .text = +1 acción. Por orden de turno y empezando por ti, cada jugador revela la carta de encima de su mazo. Tú decides en cada caso si la descarta o la deja donde estaba. Después revela cartas de tu mazo, una a una, hasta que aparezca una que no sea una Acción o no queden cartas; todo lo que hayas revelado en este segundo paso, incluida esa última carta, va a tu mano.
card-transmute = Transmutar
    .text = Elimina una de las cartas de tu mano. Cuenta cada uno de sus tipos: por Acción gana un Ducado, por Tesoro gana un Transmutar, por Victoria gana un Oro.
card-university = Universidad
    .text = +2 acciones. Si lo deseas, gana una Acción que cueste 5 monedas o menos y ninguna poción.
card-vineyard = Viñedo
    .text = Vale 1 punto de victoria al final por cada grupo completo de tres Acciones que poseas.
card-potion = Poción
    .text = Vale 1 poción y ninguna moneda. Comprar una carta con una poción en su coste gasta una poción.

## Edad Oscura

card-altar = Altar
    .text = Elimina una de las cartas de tu mano. Después, aunque no tuvieras ninguna, gana una carta que cueste 5 monedas o menos.
card-armory = Armería
    .text = Gana una carta que cueste 4 monedas o menos; va directamente encima de tu mazo.
card-band-of-misfits = Banda de Rufianes
    .text = Escoge una Acción más barata que esta carta y que esté a la vista en una pila del Suministro. Mientras siga en juego, esta carta es a todos los efectos la escogida: su nombre, su coste, sus tipos y sus capacidades; haz en el acto lo que esa carta haga al jugarla. Si algo la juega varias veces mientras sigue en juego, solo escoges la primera.
    .latest = Escoge una Acción que no sea un Comando, sea más barata que esta carta y esté a la vista en una pila del Suministro, y juégala sin tomarla: haces lo que dice, pero se queda en su pila y no está en juego, así que no puede moverse a sí misma. Cada vez que esta carta se juega, vuelves a escoger.
card-bandit-camp = Campamento de Bandidos
    .text = +1 carta. +2 acciones. Gana un Botín de la pila de Botines, que está fuera del Suministro.
card-beggar = Mendigo
    .text = Gana tres Cobres; van directamente a tu mano. Reacción: en cuanto otra persona juegue un Ataque, puedes descartar este Mendigo de tu mano; al hacerlo, gana dos Platas: la primera va encima de tu mazo y la segunda a tu pila de descartes.
card-catacombs = Catacumbas
    .text = Mira las tres cartas de encima de tu mazo. Decide entre llevarlas todas a tu mano, o descartarlas todas y robar después tres cartas. Si esta carta llega a eliminarse, sea de quien sea el turno, gana otra más barata que ella.
card-count = Conde
    .text = Primero decide entre tres efectos: descartar dos cartas de tu mano; colocar una carta de tu mano encima de tu mazo; o ganar un Cobre. Hecho eso, decide entre otros tres: +3 monedas; eliminar toda tu mano; o ganar un Ducado. Puedes escoger un efecto que no puedas cumplir.
card-counterfeit = Falsificación
    .text = Vale 1 moneda. +1 compra. Si lo deseas, escoge otro Tesoro de tu mano: juégalo, vuelve a jugarlo y después elimínalo.
card-cultist = Sectario
    .text = +2 cartas. Por orden de turno, cada rival gana la carta de encima de la pila de Ruinas. Después, si lo deseas, juega un Sectario de tu mano; no gasta acciones. Si esta carta llega a eliminarse, sea de quien sea el turno, +3 cartas.
card-death-cart = Carro de los Muertos
    .text = +5 monedas. O bien eliminas una Acción de tu mano, o bien eliminas este Carro de los Muertos. Siempre que ganes un Carro de los Muertos, comprado o no, gana también las dos cartas de encima de la pila de Ruinas.
    .latest = Si lo deseas, elimina una Acción de tu mano o este Carro de los Muertos; al hacerlo obtienes +5 monedas. Siempre que ganes un Carro de los Muertos, comprado o no, gana también las dos cartas de encima de la pila de Ruinas.
card-feodum = Feudo
    .text = Vale 1 punto de victoria al final por cada grupo completo de tres Platas que poseas. Si esta carta llega a eliminarse, sea de quien sea el turno, gana tres Platas.
card-forager = Merodeador
    .text = +1 acción. +1 compra. Elimina una de las cartas de tu mano. Después cuenta cuántos Tesoros de distinto nombre hay entre las cartas eliminadas: cada nombre te da +1 moneda.
card-fortress = Fortaleza
    .text = +1 carta. +2 acciones. Si esta carta llega a eliminarse, sea de quien sea el turno, cuenta como eliminada, pero su dueño la recupera de las cartas eliminadas y la toma en su mano.
card-graverobber = Ladrón de Tumbas
    .text = Decide entre dos efectos: ganar de las cartas eliminadas una que cueste de 3 a 6 monedas y ninguna poción, que va encima de tu mazo; o eliminar una Acción de tu mano y, a cambio, ganar una carta que cueste como mucho 3 monedas más que ella.
card-hermit = Ermitaño
    .text = Examina tu pila de descartes. Si lo deseas, elimina, de esa pila o de tu mano, una carta que no sea un Tesoro. Después gana una carta que cueste 3 monedas o menos. En el momento en que este Ermitaño se descarte de tu zona de juego, si no has comprado nada en este turno, elimínalo y gana un Loco de la pila de Locos, que está fuera del Suministro.
    .latest = Examina tu pila de descartes. Si lo deseas, elimina, de esa pila o de tu mano, una carta que no sea un Tesoro. Después gana una carta que cueste 3 monedas o menos. Cuando acabe tu fase de compra, si no has ganado nada en ella y este Ermitaño está en juego, cámbialo por un Loco: el Ermitaño vuelve a su pila y un Loco llega a tu pila de descartes desde la suya, que está fuera del Suministro. Si no queda ningún Loco, no ocurre nada.
card-hunting-grounds = Coto de Caza
    .text = +4 cartas. Si esta carta llega a eliminarse, sea de quien sea el turno, decide entre ganar un Ducado y ganar tres Fincas.
card-ironmonger = Ferretero
    .text = +1 carta. +1 acción. Revela la carta de encima de tu mazo y decide si la descartas o la dejas ahí. En ambos casos cuenta cada uno de sus tipos: Acción da +1 acción, Tesoro da +1 moneda, Victoria da +1 carta.
card-junk-dealer = Chatarrero
    .text = +1 carta. +1 acción. +1 moneda. Elimina una de las cartas de tu mano.
card-knights = Caballeros
    .text = Una pila de diez Caballeros distintos, barajada antes de la partida. Solo el de encima está boca arriba, y solo ese se puede comprar, ganar o elegir. Todos cuestan 5 monedas, salvo Sir Martin, que cuesta 4. Al jugar un Caballero, haz primero lo que sea propio de él; después todos atacan igual. Por orden de turno, cada rival revela las dos cartas de encima de su mazo. Si alguna cuesta de 3 a 6 monedas y ninguna poción, elimina una de esas, a su elección; descarta lo demás que haya revelado. Si de este modo se ha eliminado algún Caballero, elimina también el Caballero que has jugado.
card-marauder = Salteador
    .text = Gana un Botín de la pila de Botines, que está fuera del Suministro. Por orden de turno, cada rival gana la carta de encima de la pila de Ruinas.
card-market-square = Plaza del Mercado
    .text = +1 carta. +1 acción. +1 compra. Reacción: en cuanto se elimine una carta tuya, puedes descartar esta Plaza del Mercado de tu mano; al hacerlo, gana un Oro.
card-mystic = Pitonisa
    .text = +1 acción. +2 monedas. Di el nombre de una carta; después revela la de encima de tu mazo. Si has acertado, va a tu mano; si no, se queda donde estaba.
card-pillage = Pillaje
    .text = Elimina este Pillaje. Por orden de turno, cada rival con cinco cartas o más en la mano la revela y descarta de ella la carta que tú escojas. Después gana dos Botines de la pila de Botines, que está fuera del Suministro.
    .latest = Elimina este Pillaje. Solo si se ha eliminado, gana dos Botines de la pila de Botines, que está fuera del Suministro; después, por orden de turno, cada rival con cinco cartas o más en la mano la revela y descarta de ella la carta que tú escojas.
card-poor-house = Hospicio
    .text = +4 monedas. Revela toda la mano. Cada Tesoro que contenga te quita 1 moneda, pero nunca tienes menos de 0.
card-procession = Procesión
    .text = Si lo deseas, escoge una Acción de tu mano: juégala y, cuando se haya resuelto por completo, vuelve a jugarla; ninguna de las dos veces gasta acciones. Después elimínala. Se haya podido eliminar o no, gana una Acción que cueste exactamente 1 moneda más que ella, si la hay.
card-rats = Ratas
    .text = +1 carta. +1 acción. Gana unas Ratas. Después elimina de tu mano una carta que no sea Ratas; si en ella no hay más que Ratas, revélala en vez de eso. Si esta carta llega a eliminarse, sea de quien sea el turno, +1 carta.
card-rebuild = Reconstruir
    .text = +1 acción. Di el nombre de una carta. Revela cartas de tu mazo, una a una, hasta que aparezca una carta de Victoria de otro nombre o no queden cartas. Descarta todo lo demás que hayas revelado. Si ha aparecido, elimínala y, a cambio, gana una carta de Victoria que cueste como mucho 3 monedas más que ella.
card-rogue = Granuja
    .text = +2 monedas. Si entre las cartas eliminadas hay alguna que cueste de 3 a 6 monedas y ninguna poción, debes ganar una de esas. Si no la hay, cada rival, por orden de turno, revela las dos cartas de encima de su mazo; si alguna cuesta de 3 a 6 monedas y ninguna poción, elimina una de esas, a su elección, y descarta lo demás que haya revelado.
card-sage = Sabio
    .text = +1 acción. Revela cartas de tu mazo, una a una, hasta que aparezca una que cueste al menos 3 monedas o no queden cartas. Esa carta va a tu mano. Descarta todo lo demás que hayas revelado.
card-scavenger = Carroñero
    .text = +2 monedas. Si lo deseas, pasa todo tu mazo a tu pila de descartes. Después examina tu pila de descartes y coloca una de sus cartas encima de tu mazo.
card-squire = Escudero
    .text = +1 moneda. Decide entre tres efectos: +2 acciones; +2 compras; o ganar una Plata. Si esta carta llega a eliminarse, sea de quien sea el turno, gana del Suministro un Ataque a tu elección.
card-storeroom = Depósito
    .text = +1 compra. Descarta tantas cartas de tu mano como quieras y después roba ese mismo número. Luego descarta otra vez tantas como quieras; cada carta de esta segunda vez te da +1 moneda.
card-urchin = Pillastre
    .text = +1 carta. +1 acción. Cada rival con más de cuatro cartas en la mano descarta las que elija hasta que solo le queden cuatro. Mientras este Pillastre esté en juego, en cuanto juegues otra carta de Ataque y antes de que tenga efecto, puedes eliminar el Pillastre; al hacerlo, gana un Mercenario de la pila de Mercenarios, que está fuera del Suministro.
card-vagrant = Vagabundo
    .text = +1 carta. +1 acción. Revela la carta de encima de tu mazo. Si entre sus tipos está Maldición, Ruinas, Cobijo o Victoria, va a tu mano; si no, se queda donde estaba.
card-wandering-minstrel = Juglar
    .text = +1 carta. +2 acciones. Revela las tres cartas de encima de tu mazo. Todas las Acciones que haya entre ellas regresan encima del mazo, ordenadas a tu gusto; descarta las demás.

## Edad Oscura, los Caballeros

card-dame-anna = Lady Anna
    .text = Elige entre cero y dos cartas de tu mano y elimínalas. Por orden de turno, cada rival revela las dos cartas de encima de su mazo. Si alguna cuesta de 3 a 6 monedas y ninguna poción, elimina una de esas, a su elección; descarta lo demás que haya revelado. Si de este modo se ha eliminado algún Caballero, elimina también esta carta.
card-dame-josephine = Lady Josephine
    .text = Por orden de turno, cada rival revela las dos cartas de encima de su mazo. Si alguna cuesta de 3 a 6 monedas y ninguna poción, elimina una de esas, a su elección; descarta lo demás que haya revelado. Si de este modo se ha eliminado algún Caballero, elimina también esta carta. Vale 2 puntos de victoria al final.
card-dame-molly = Lady Molly
    .text = +2 acciones. Por orden de turno, cada rival revela las dos cartas de encima de su mazo. Si alguna cuesta de 3 a 6 monedas y ninguna poción, elimina una de esas, a su elección; descarta lo demás que haya revelado. Si de este modo se ha eliminado algún Caballero, elimina también esta carta.
card-dame-natalie = Lady Natalie
    .text = Si lo deseas, gana una carta que cueste 3 monedas o menos. Por orden de turno, cada rival revela las dos cartas de encima de su mazo. Si alguna cuesta de 3 a 6 monedas y ninguna poción, elimina una de esas, a su elección; descarta lo demás que haya revelado. Si de este modo se ha eliminado algún Caballero, elimina también esta carta.
card-dame-sylvia = Lady Sylvia
    .text = +2 monedas. Por orden de turno, cada rival revela las dos cartas de encima de su mazo. Si alguna cuesta de 3 a 6 monedas y ninguna poción, elimina una de esas, a su elección; descarta lo demás que haya revelado. Si de este modo se ha eliminado algún Caballero, elimina también esta carta.
card-sir-bailey = Sir Bailey
    .text = +1 carta. +1 acción. Por orden de turno, cada rival revela las dos cartas de encima de su mazo. Si alguna cuesta de 3 a 6 monedas y ninguna poción, elimina una de esas, a su elección; descarta lo demás que haya revelado. Si de este modo se ha eliminado algún Caballero, elimina también esta carta.
card-sir-destry = Sir Destry
    .text = +2 cartas. Por orden de turno, cada rival revela las dos cartas de encima de su mazo. Si alguna cuesta de 3 a 6 monedas y ninguna poción, elimina una de esas, a su elección; descarta lo demás que haya revelado. Si de este modo se ha eliminado algún Caballero, elimina también esta carta.
card-sir-martin = Sir Martin
    .text = +2 compras. Por orden de turno, cada rival revela las dos cartas de encima de su mazo. Si alguna cuesta de 3 a 6 monedas y ninguna poción, elimina una de esas, a su elección; descarta lo demás que haya revelado. Si de este modo se ha eliminado algún Caballero, elimina también esta carta.
card-sir-michael = Sir Michael
    .text = Cada rival con más de tres cartas en la mano descarta las que elija hasta que solo le queden tres. Por orden de turno, cada rival revela las dos cartas de encima de su mazo. Si alguna cuesta de 3 a 6 monedas y ninguna poción, elimina una de esas, a su elección; descarta lo demás que haya revelado. Si de este modo se ha eliminado algún Caballero, elimina también esta carta.
card-sir-vander = Sir Vander
    .text = Por orden de turno, cada rival revela las dos cartas de encima de su mazo. Si alguna cuesta de 3 a 6 monedas y ninguna poción, elimina una de esas, a su elección; descarta lo demás que haya revelado. Si de este modo se ha eliminado algún Caballero, elimina también esta carta. Si esta carta llega a eliminarse, sea de quien sea el turno, gana un Oro.

## Edad Oscura, las Ruinas

card-abandoned-mine = Mina Abandonada
    .text = +1 moneda. Es una de las Ruinas, que se barajan en una sola pila del Suministro.
card-ruined-library = Biblioteca en Ruinas
    .text = +1 carta. Es una de las Ruinas, que se barajan en una sola pila del Suministro.
card-ruined-market = Mercado en Ruinas
    .text = +1 compra. Es una de las Ruinas, que se barajan en una sola pila del Suministro.
card-ruined-village = Pueblo en Ruinas
    .text = +1 acción. Es una de las Ruinas, que se barajan en una sola pila del Suministro.
card-survivors = Supervivientes
    .text = Mira las dos cartas de encima de tu mazo. Descarta las dos, o vuelve a colocar las dos encima, ordenadas a tu gusto. Es una de las Ruinas, que se barajan en una sola pila del Suministro.

## Edad Oscura, los Cobijos y otras cartas fuera del Suministro

card-hovel = Casucha
    .text = Reacción: en cuanto compres una carta de Victoria, puedes eliminar esta Casucha de tu mano. No está en el Suministro: es uno de los tres Cobijos que en algunas partidas sustituyen a las primeras Fincas.
    .latest = Reacción: en cuanto ganes una carta de Victoria, comprada o no, puedes eliminar esta Casucha de tu mano. No está en el Suministro: es uno de los tres Cobijos que en algunas partidas sustituyen a las primeras Fincas.
card-necropolis = Necrópolis
    .text = +2 acciones. No está en el Suministro: es uno de los tres Cobijos que en algunas partidas sustituyen a las primeras Fincas.
card-overgrown-estate = Finca Abandonada
    .text = Vale 0 puntos de victoria al final. Si esta carta llega a eliminarse, sea de quien sea el turno, +1 carta. No está en el Suministro: es uno de los tres Cobijos que en algunas partidas sustituyen a las primeras Fincas.
card-madman = Loco
    .text = +2 acciones. Devuelve este Loco a su pila. Si ha sido posible, roba tantas cartas como tengas entonces en la mano. Su pila está fuera del Suministro: solo lo trae el Ermitaño.
card-mercenary = Mercenario
    .text = Si lo deseas, elimina dos cartas de tu mano, o la única que tengas. Si han sido dos: +2 cartas; +2 monedas; y cada rival con más de tres cartas en la mano descarta las que elija hasta que solo le queden tres. Su pila está fuera del Suministro: solo lo trae el Pillastre.
card-spoils = Botín
    .text = Vale 3 monedas. Al jugarlo, devuélvelo a su pila. Esa pila está fuera del Suministro: solo lo traen el Campamento de Bandidos, el Salteador y el Pillaje.
