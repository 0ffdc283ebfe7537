import type { TextTable } from '../../texts/text-table.ts'

const da = { door: 'Går ind ad min dør på {cm} cm' } as const
const nb = { door: 'Går inn gjennom døren min på {cm} cm' }
const sv = { door: 'Går in genom min dörr på {cm} cm' }

export const ownFilterTexts: TextTable<typeof da> = { da, nb, sv }
