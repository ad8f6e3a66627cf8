### Dominations.

domain-trade = Comercio
domain-craft = Artesanía
domain-art = Arte
domain-science = Ciencia
domain-government = Gobierno
domain-religion = Religión

## Qué falla en un paquete de contenido.

pack-place = { $path }:{ $line }: { $problem }
pack-file = { $path }: { $problem }
pack-sound = { $path }: el paquete «{ $id }» está bien ({ $hash })
pack-broken = { $number ->
    [one] Hay 1 error.
   *[other] Hay { $number } errores.
}
pack-syntax = { $reason }
pack-unreadable = el archivo no se puede leer: { $reason }
pack-number = hay { $found }, pero la caja trae { $needed }
pack-levels-in-all = { $found } niveles en total, pero la caja trae { $needed }
pack-twice = el id «{ $id }» está por segunda vez
pack-id = «{ $id }» no es un id: minúsculas, cifras y guiones
pack-no-name = no tiene nombre en «{ $language }»
pack-discs = «{ $given }» no son { $needed } recursos: letras de T, C, A, S, G, R
pack-value = el valor es { $value }; las Maestrías valen 3, 6 o 9
pack-layouts = { $number } configuraciones de Nodus; hay 4 copias
pack-never-fits = la configuración { $layout } no se puede unir nunca a ninguna otra carta
pack-prerequisite = solo las Maestrías de valor 9 tienen requisito previo, y todas lo tienen
pack-no-such-prerequisite = ninguna Maestría cumple el requisito { $domain } { $value }
pack-unpayable = cuesta { $cost } de { $domain }, pero nadie puede tener más de { $most }
pack-discs-on-circle = una base circular se pone sobre recursos y no tiene los suyos
pack-levels = { $number } niveles; un Monumento tiene de 1 a 6
pack-goals = { $number } metas; un Objetivo tiene 5
pack-empty-goal = la meta { $number } no pide nada, o pide lo que no hay
pack-no-role = no hay rol de { $domain }
pack-useless = el efecto «{ $effect }» no puede ocurrir nunca aquí
pack-too-much = un efecto con el número { $number }; el máximo es 20
