import type { TextTable } from '../../texts/text-table.ts'

const da = { latest: 'Hos dig senest {day}', arrival: 'Hos dig {day}', ask: 'Angiv postnummer' } as const
const nb = { latest: 'Hos deg senest {day}', arrival: 'Hos deg {day}', ask: 'Oppgi postnummer' }
const sv = { latest: 'Hemma hos dig senast {day}', arrival: 'Hos dig {day}', ask: 'Ange postnummer' }

export const arrivalTexts: TextTable<typeof da> = { da, nb, sv }
