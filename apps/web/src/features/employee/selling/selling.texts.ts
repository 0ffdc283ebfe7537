import type { TextTable } from '../../../texts/text-table.ts'
import { sellingDa } from './texts/selling-da.ts'
import { sellingNb } from './texts/selling-nb.ts'
import { sellingSv } from './texts/selling-sv.ts'

export const sellingTexts: TextTable<typeof sellingDa> = { da: sellingDa, nb: sellingNb, sv: sellingSv }
