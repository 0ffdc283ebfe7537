import type { TextTable, TextsOf } from '../../texts/text-table.ts'
import { listsDa } from './texts/lists-da.ts'
import { listsNb } from './texts/lists-nb.ts'
import { listsSv } from './texts/lists-sv.ts'

export type ListsTexts = TextsOf<typeof listsTexts>

export const listsTexts: TextTable<typeof listsDa> = { da: listsDa, nb: listsNb, sv: listsSv }
