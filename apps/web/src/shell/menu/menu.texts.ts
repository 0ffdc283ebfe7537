import type { TextTable, TextsOf } from '../../texts/text-table.ts'
import { menuDa } from './texts/menu-da.ts'
import { menuNb } from './texts/menu-nb.ts'
import { menuSv } from './texts/menu-sv.ts'

export type MenuTexts = TextsOf<typeof menuTexts>

export const menuTexts: TextTable<typeof menuDa> = { da: menuDa, nb: menuNb, sv: menuSv }
