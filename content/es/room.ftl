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
refused-undo-away = A quien tiene un bot jugando en su lugar no se le puede preguntar si está de acuerdo.
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
room-seat = Asiento { $number }
room-file = El archivo
refused-not-over = Eso solo es posible después de la partida.
refused-no-such-moment = La partida no sigue desde ahí.
refused-no-such-game = En esta mesa no hay tal partida, o todavía no se puede ver.
error-replay-long = El archivo tiene más de { $number } respuestas: eso no es una partida que haya jugado nadie.
refused-eyes = No puedes mirar con esos ojos mientras dura la partida.
refused-no-such-example = No existe ese ejemplo.
error-not-text = Ese archivo no contiene texto.
room-failed = Las reglas han fallado con la última respuesta. Todo lo anterior se conserva: descarga la repetición y envíala a quien cuida de este servidor. Puede empezar otra partida.
room-closed = El archivo no sigue: la partida no se jugó hasta el final.
room-removed = { $name } ya no ocupa su asiento.
room-somebody = alguien que se fue
refused-game-failed = Las reglas han fallado con esa respuesta.
refused-removed = Quien abrió esta mesa no quiere que te sientes aquí.
refused-private = Quien abrió esta mesa no quiere que nadie mire mientras dura la partida.
refused-no-account = Para eso hace falta una cuenta.
error-clock = Un reloj tiene entre 30 segundos y 30 días.
error-login = Un usuario tiene de { $least } a { $most } letras, cifras, puntos, guiones o guiones bajos.
error-login-taken = Ese usuario ya existe.
error-password = Una contraseña tiene de { $least } a { $most } caracteres.
error-wrong-password = El usuario y la contraseña no casan.
error-has-account = Ya tienes una cuenta.
error-settings = Los ajustes ocupan como mucho { $most } bytes.
error-no-such-person = No existe esa persona.
error-no-such-line = No existe esa línea.
