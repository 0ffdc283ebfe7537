import type { TextTable } from '../../texts/text-table.ts'
import { withdrawalDa } from './texts/withdrawal-da.ts'
import { withdrawalNb } from './texts/withdrawal-nb.ts'
import { withdrawalSv } from './texts/withdrawal-sv.ts'

export const withdrawalTexts: TextTable<typeof withdrawalDa> = { da: withdrawalDa, nb: withdrawalNb, sv: withdrawalSv }
