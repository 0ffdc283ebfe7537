import type { TextTable } from '../../texts/text-table.ts'
import { reserveDa } from './texts/reserve-da.ts'
import { reserveNb } from './texts/reserve-nb.ts'
import { reserveSv } from './texts/reserve-sv.ts'

export const reserveTexts: TextTable<typeof reserveDa> = { da: reserveDa, nb: reserveNb, sv: reserveSv }
