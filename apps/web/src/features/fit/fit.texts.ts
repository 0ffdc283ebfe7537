import type { TextTable } from '../../texts/text-table.ts'

const da = { ask: 'Passer det ind hos dig?', measure: 'Mål din vej ind', mend: 'Ret din vej ind' } as const
const nb = { ask: 'Passer det inn hos deg?', measure: 'Mål veien din inn', mend: 'Rett veien din inn' }
const sv = { ask: 'Passar det in hos dig?', measure: 'Mät din väg in', mend: 'Ändra din väg in' }

export const fitTexts: TextTable<typeof da> = { da, nb, sv }
