import type { TextTable } from '../../texts/text-table.ts'
import { storePanelDa } from './texts/store-panel-da.ts'
import { storePanelNb } from './texts/store-panel-nb.ts'
import { storePanelSv } from './texts/store-panel-sv.ts'

export const storePanelTexts: TextTable<typeof storePanelDa> = {
  da: storePanelDa,
  nb: storePanelNb,
  sv: storePanelSv,
}
