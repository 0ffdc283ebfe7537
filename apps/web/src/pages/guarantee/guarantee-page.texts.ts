import type { TextTable } from '../../texts/text-table.ts'
import { guaranteePageDa } from './texts/guarantee-page-da.ts'
import { guaranteePageNb } from './texts/guarantee-page-nb.ts'
import { guaranteePageSv } from './texts/guarantee-page-sv.ts'

export const guaranteePageTexts: TextTable<typeof guaranteePageDa> = {
  da: guaranteePageDa,
  nb: guaranteePageNb,
  sv: guaranteePageSv,
}
