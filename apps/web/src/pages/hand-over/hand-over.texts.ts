import type { TextTable } from '../../texts/text-table.ts'
import { handOverDa } from './texts/hand-over-da.ts'
import { handOverNb } from './texts/hand-over-nb.ts'
import { handOverSv } from './texts/hand-over-sv.ts'

export const handOverTexts: TextTable<typeof handOverDa> = { da: handOverDa, nb: handOverNb, sv: handOverSv }
