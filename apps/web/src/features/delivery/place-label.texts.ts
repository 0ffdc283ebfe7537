import type { TextTable } from '../../texts/text-table.ts'

const da = { ask: 'Angiv postnummer' } as const
const nb = { ask: 'Oppgi postnummer' }
const sv = { ask: 'Ange postnummer' }

export const placeLabelTexts: TextTable<typeof da> = { da, nb, sv }
