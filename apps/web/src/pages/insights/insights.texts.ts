import type { TextTable } from '../../texts/text-table.ts'
import { insightsDa } from './texts/insights-da.ts'
import { insightsNb } from './texts/insights-nb.ts'
import { insightsSv } from './texts/insights-sv.ts'

export const insightsTexts: TextTable<typeof insightsDa> = { da: insightsDa, nb: insightsNb, sv: insightsSv }
