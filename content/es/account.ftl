### Las cuentas, las partidas propias y cómo se lleva una mesa.

## La página sobre uno mismo

account-guest = Estás aquí sin cuenta
account-what-for = Nadie necesita una cuenta para jugar. Con ella encuentras tus partidas y ajustes en cualquier navegador en el que entres. Bastan un usuario y una contraseña; no hay correo, así que apunta la contraseña en algún sitio: nadie puede mandarte una nueva.
account-register = Crear una cuenta
account-register-about = Todo lo que has jugado aquí hasta ahora se queda contigo.
account-log-in = Entrar
account-log-in-anyway = Entrar de todos modos
account-login = Usuario
account-login-about = De 3 a 32 letras, cifras, puntos, guiones o guiones bajos. Los demás ven tu nombre, no esto.
account-password = Contraseña
account-password-about = Al menos 8 caracteres; mejor varias palabras que una.
account-password-again = La contraseña otra vez
account-show-password = Mostrar
account-hide-password = Ocultar
account-passwords-differ = Las dos contraseñas no son iguales.
account-too-many = Han sido demasiados intentos. Espera un minuto, por favor.
account-leaves-tables = { $number ->
    [one] Sin cuenta ocupas un asiento en una mesa cuya partida sigue. No viene contigo: al entrar, este navegador la deja, y nadie puede volver a ese asiento.
   *[other] Sin cuenta ocupas asientos en { $number } mesas cuyas partidas siguen. No vienen contigo: al entrar, este navegador las deja, y nadie puede volver a esos asientos.
}
account-leaves-really = { $number ->
    [one] ¿Dejar esa mesa para siempre?
   *[other] ¿Dejar esas { $number } mesas para siempre?
}
account-as = Has entrado como { $login }
account-sessions-about = Si has entrado en otro sitio y olvidaste salir, puedes hacerlo desde aquí.
account-log-out = Salir
account-elsewhere = Salir en los demás navegadores
account-change-password = Cambiar la contraseña
account-change-about = Con ello se sale en todos los demás navegadores.
account-old-password = Contraseña actual
account-new-password = Contraseña nueva
account-blocked = Personas bloqueadas
account-blocked-nobody = Nadie. Puedes bloquear a alguien junto a lo que dice en una mesa.
account-unblock = Desbloquear
account-unblock-name = Desbloquear a { $name }
account-kept = Lo que se guarda de ti
account-kept-about = Tu nombre, tus ajustes, a quién has bloqueado y todas tus partidas con cada respuesta, en un archivo JSON.
account-download = Descargarlo todo
account-delete = Borrar todo lo mío
account-delete-about = Tu nombre y todo lo que has dicho desaparecen de todas las partidas, y nadie puede recuperarlos. Donde una partida sigue, un bot juega por ti.
account-delete-ask = Borrar…
account-delete-really = ¿De verdad? No se puede deshacer.
account-delete-yes = Sí, borrarlo todo

## Lo que se ha hecho

account-registered = Tu cuenta está creada y has entrado en ella.
account-logged-in = Has entrado.
account-logged-out = Has salido.
account-elsewhere-done = Has salido en todos los demás navegadores.
account-password-changed = La contraseña está cambiada y has salido en todos los demás navegadores.
account-unblocked = Esa persona ya no está bloqueada.
account-deleted = Se ha borrado todo lo tuyo.

## Partidas

account-table-with = { $number } asientos, con { $names }
account-table-alone = { $number } asientos, sin otras personas
account-your-turn = Te toca
account-others-turn = Esperando a otros
account-all-games = Las { $number } partidas en curso
account-finished = Partidas terminadas
account-no-games = No tienes ninguna partida en curso.
account-games-guest = Sin cuenta solo encuentras tus partidas en este navegador.
account-open-tables = Mesas abiertas
account-open-about = Aquí puede venir cualquiera, a jugar o a mirar.
account-open-free = { $number ->
    [one] Un sitio libre
   *[other] { $number } sitios libres
}
account-open-watch = Mirar
account-waits-for-people = { $number ->
    [one] A la espera de una persona más
   *[other] A la espera de { $number } personas más
}

## Cómo se lleva una mesa

account-manners = Alrededor de la mesa
account-listed = Mostrar esta mesa en el vestíbulo: puede venir cualquiera. Si no, solo quien tenga su enlace.
account-is-listed = Esta mesa se muestra en el vestíbulo: puede venir cualquiera.
account-spectators = Para quienes miran
account-spectators-live = todo según ocurre
account-spectators-delayed = cada turno cuando ha acabado
account-spectators-no = nada hasta que acabe la partida
account-clock = Reloj
account-clock-none = ninguno
account-clock-live = De una sentada
account-clock-days = A lo largo de días
account-clock-custom = Otros tiempos…
account-clock-preset = { $time } + { $more }
account-clock-minutes = Minutos para la partida
account-clock-more = Segundos más cada vez
account-clock-about = Cada persona tiene el primer tiempo para toda la partida, y el segundo más cada vez que ha decidido y le toca decidir a otra. A quien no le quede nada puede sustituirlo un bot, si los demás quieren.
