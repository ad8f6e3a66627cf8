### Alguien a tu lado en la primera partida: lo nuevo se explica una vez, y se puede pedir una pista.

web-guide = Guía
web-guide-next = Entendido
web-guide-leave = Jugar sin guía
web-guide-hint = Pista

## Las lecciones de Dominion, cada una una sola vez

lesson-hand = Esta es tu mano: los Cobres son dinero, las Fincas solo cuentan al final. En tu turno juegas una Acción (aún no tienes), compras una carta y haces el mantenimiento: descartas todo y robas cinco cartas nuevas.
lesson-treasures = El dinero cuenta una vez jugado. «Jugar todos los Tesoros» lo pone todo en la mesa; casi nunca conviene guardarse alguno.
lesson-buy = Tienes una compra; puedes pagar lo que está iluminado. Al principio, la Plata y una o dos cartas de Acción enriquecen todos los turnos siguientes: los puntos pueden esperar.
lesson-discards = Lo que compraste fue a tu pila de descartes, junto con todo lo que tenías en juego y en la mano. Estas cinco cartas son nuevas, de tu mazo.
lesson-shuffle = Tu mazo se había agotado, así que tu pila de descartes se barajó y es tu nuevo mazo. Desde ahora robas lo que has comprado.
lesson-action = ¡Tienes una carta de Acción! Dispones de una acción por turno, que se usa antes de jugar Tesoros; la carta hace lo que dice, de arriba abajo.
lesson-bonuses = Lo que da una carta vale para este turno: las +cartas se roban en el acto, las +acciones permiten jugar más cartas de Acción, las +compras y +monedas sirven para comprar.
lesson-no-actions = No te quedan acciones, así que la carta de Acción de tu mano se descartará sin usarse. Las cartas que dan +acciones, como la Aldea, permiten jugar más.
lesson-buys = Tienes más de una compra y puedes repartir tus monedas entre varias cartas. Una carta buena suele ser mejor que dos flojas.
lesson-gain = Ganar una carta es conseguirla sin pagarla y sin gastar una compra. Sale del Suministro y va a tu pila de descartes, salvo que la carta diga otra cosa.
lesson-trash = Una carta eliminada sale de tu mazo para siempre. Puede ser una suerte: con menos Cobres y Fincas, tus buenas cartas aparecen más a menudo.
lesson-remodel = Remodelar elimina una carta de tu mano y a cambio ganas una que cuesta hasta 2 más. Una Finca puede convertirse en Plata y, al final de la partida, un Oro en Provincia.
lesson-mine = La Mina elimina un Tesoro, y otro que cuesta hasta 3 más llega directamente a tu mano: puedes jugarlo en este mismo turno.
lesson-cellar = El Sótano cambia cartas: descarta lo que no hace nada en este turno, como las Fincas, y robas otras tantas.
lesson-attack = Te ha alcanzado un Ataque, pero tú eliges qué descartas. Deshazte de lo que menos ayude en tu próximo turno, primero las cartas de Victoria.
lesson-reaction = Alguien ha jugado un Ataque, y tienes una Reacción. Revelar un Foso no cuesta nada: el Ataque no te afecta y el Foso se queda en tu mano.
lesson-clog = Las cartas de Victoria no hacen nada en la mano, y esta está llena de ellas. Por eso se compran primero dinero y Acciones, y los puntos más tarde.
lesson-province = Puedes pagar una Provincia: 6 puntos, más que ninguna otra carta de aquí. Desde ahora casi siempre es lo mejor que puedes comprar.
lesson-green = Quedan pocas Provincias: el final está cerca. Un Ducado te sirve ahora más que otra Acción, y en el último momento cuenta hasta una Finca.
lesson-ends = La partida acaba tras el turno en que se agota la última Provincia o una tercera pila. Entonces se cuentan los puntos de todas tus cartas, estén donde estén.
lesson-end = Aquí ves lo que valió cada carta y, debajo, cómo crecieron los puntos y el dinero turno a turno. Juega otra vez o busca otro Reino en el vestíbulo.

## Lo que haría ahora un principiante

hint-treasures = Juega todos los Tesoros: así tendrás { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
} para gastar.
hint-treasure = Juega los Tesoros iluminados: lo que se queda en la mano no compra nada.
hint-play-first = Juega primero { $card }: te devuelve la acción que gasta, así que aún podrás jugar otra carta.
hint-play = Juega { $card }: { $bonuses }.
hint-play-maybe = Juega { $card } si lo que dice te ayuda ahora; si no, termina la fase de Acción.
hint-buy-province = Compra { $card }: nada más da tantos puntos.
hint-buy-points = Compra { $card }: el final está cerca y ahora los puntos cuentan más que nada.
hint-buy-money = Compra { $card }: cuanto más dinero haya en tu mazo, antes podrás pagar Provincias.
hint-buy-action = Compra { $card }: entre lo que puedes pagar, una buena carta de Acción. Con unas pocas basta.
hint-buy-nothing = Termina el turno sin comprar: lo que puedes pagar ahora solo te estorbaría después.
hint-gain = Toma { $card }: de lo que se ofrece, es lo que más te ayudará.
hint-discard = Descarta { $cards }: es lo que menos te ayuda ahora.
hint-discard-none = No descartes nada: todas estas cartas pueden servirte en este turno.
hint-trash = Elimina { $card }: así robarás más a menudo tus mejores cartas.
hint-trash-for-more = Elimina { $card }: lo que recibes a cambio vale más.
hint-trash-none = No elimines nada: estas cartas aún te sirven.
hint-reveal = Revela { $card }: no cuesta nada y el Ataque no te alcanza.
hint-card = Pregunta { $card }. Dice: { $text }
hint-question = La línea que hay sobre tu mano dice qué se pregunta, y lo iluminado lo responde. Un clic derecho o una pulsación larga muestra una carta en grande.

## Dominations

guide-objective = Tu Objetivo da puntos al final: cuantas más de sus cinco metas cumplas, más. Quédate el que te parezca más divertido; su progreso se ve siempre al lado.
guide-monument = Cada uno trae un Monumento a la mesa. Quien toma sus niveles recibe puntos, y con la mayoría también Influencia; la carta dice a quién sirve su efecto.
guide-put-back = Colocas una pieza por turno. Antes de cada Edad puedes devolver piezas y robar otras. Busca piezas cuyo Asentamiento y cuyos recursos sean de los colores que quieres.
guide-growth = Un turno tiene tres fases. Primero, Crecimiento: elige una pieza. Su Asentamiento produce 1 de Conocimiento, y también los cuatro recursos, dos de la pieza y dos de su vecina, del lado por el que toca otra pieza. Los recursos iguales que se tocan dan 1 más, y las Ciudades junto a la pieza producen para sus dueños.
guide-space = Cada sitio libre muestra lo que daría la pieza allí, girada de la mejor manera. Elige uno para verlo todo; la tecla R gira la pieza. Nada es definitivo hasta que acabe el turno.
guide-activation = Una pieza produce por un lado o por un Locus: una esquina rodeada por seis triángulos ocupados, con los seis recursos que se juntan en ella.
guide-construction = Segundo, Construcción: una Ciudad sobre un Asentamiento cuesta Conocimiento de su color. Aumenta tu Reserva de ese color, da Influencia y produce cada vez que se coloca una pieza a su lado, también si la colocan otros. O toma un nivel de un Monumento.
guide-development = Tercero, Desarrollo: pon una Maestría en tu Árbol o mejora una. Las que puedes pagar están iluminadas. Al principio valen más las que dan Conocimiento cada turno.
guide-spot = Las cartas deben tocar otras de tu Árbol de modo que encajen los medios Nodus. Los Nodus completos cuentan para Objetivos y efectos: busca sitios con muchos ◆.
guide-exchange = En cualquier momento de tu turno, 2 de Conocimiento de un color se convierten en 1 de otro. Aquí aún puedes hacerlo; si no, termina el turno.
guide-keep = Entre dos Edades se pierde casi todo el Conocimiento: gástalo antes. Pero quien más conserva de un Dominio al acabar una Edad toma su rol. Esto es lo que puedes guardar.
guide-order = Eres el Gobernador: decides en qué orden juegan todos en la Edad siguiente. Elige quién juega primero, luego quién le sigue.
guide-copy = Tienes la mayor Influencia: puedes copiar en tu Árbol una Maestría de otro jugador.
guide-end = Aquí ves de dónde salieron los puntos de cada uno y, debajo, cómo crecieron los puntos y la Influencia. La mesa sigue abierta para que mires lo construido.
