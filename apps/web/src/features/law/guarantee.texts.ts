import type { TextTable } from '../../texts/text-table.ts'
import { guaranteeDa } from './texts/guarantee-da.ts'
import { guaranteeNb } from './texts/guarantee-nb.ts'
import { guaranteeSv } from './texts/guarantee-sv.ts'

export const guaranteeTexts: TextTable<typeof guaranteeDa> = { da: guaranteeDa, nb: guaranteeNb, sv: guaranteeSv }
