### Lo que ocurre en una mesa de la web además de la partida, y por qué algo no se hace allí.

## En el registro

room-sat = { $name } se sienta.
room-stood = { $name } deja la mesa.
room-bot-sat = { $bot } (bot) se sienta.
room-bot-plays-on = { $bot } (bot) sigue jugando por { $name }.
room-undo-asked = { $name } querría retirar una respuesta.
room-undo-refused = { $name } no está de acuerdo en retirar la respuesta.
room-undone = { $number ->
    [one] { $name } retira una respuesta.
   *[other] { $name } retira una respuesta; se deshacen { $number } respuestas.
}
room-resigned = { $name } abandona la partida.
room-stopped = Esta partida se jugó con las reglas de la versión { $version }, que han cambiado desde entonces. Se puede leer, y puede empezar una nueva.

## Por qué no se concede un deseo

refused-not-now = Eso no es posible ahora.
refused-no-such-seat = No existe ese asiento.
refused-not-seated = Primero hay que sentarse.
refused-not-asked = Ahora no se te pregunta nada.
refused-stale = Entretanto ha ocurrido otra cosa. Mira de nuevo, por favor.
refused-no-undo = No hay nada que retirar.
refused-undo-pending = Ya se ha preguntado a los demás.
refused-seated-already = Ya tienes un asiento.
refused-seat-taken = Ese asiento está ocupado.
refused-resigned = Has abandonado esta partida.
refused-nothing-said = No hay nada que decir.
refused-too-fast = Eso ha sido demasiado de una vez. Espera un momento, por favor.
refused-frame = El servidor no ha entendido eso.
refused-who = El servidor todavía no te conoce. Recarga la página, por favor.
refused-try-again = No ha funcionado. Inténtalo de nuevo, por favor.
refused-no-such-table = No existe esa mesa.
refused-too-many-tables = Ahora hay demasiadas mesas. Inténtalo más tarde, por favor.

## Lo que detiene a todos

trouble-disk-full = El disco del servidor está lleno: no se puede guardar nada, así que no se acepta ninguna respuesta. La partida sigue en cuanto haya sitio.
trouble-read-only = No se puede escribir en la base de datos del servidor, así que no se acepta ninguna respuesta. La partida sigue en cuanto se pueda.
trouble-store = La base de datos del servidor ha fallado, así que no se acepta ninguna respuesta. La partida sigue en cuanto funcione.
trouble-slow = El disco del servidor va lento. Se está guardando tu respuesta…

## Qué falla en una petición

error-one-seat-is-yours = Un asiento de la mesa tiene que ser tuyo, y solo uno.
error-name-empty = Escribe un nombre, por favor.
error-name-long = Un nombre puede tener { $most } letras como máximo.
error-name-signs = Ese nombre contiene signos que nadie puede ver.
error-request = El servidor no ha entendido la petición: { $reason }
