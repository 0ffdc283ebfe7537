import type { TextTable } from '../../texts/text-table.ts'

const da = { lately: 'Set af {count} den seneste halve time' } as const
const nb = { lately: 'Sett av {count} den siste halvtimen' }
const sv = { lately: 'Sedd av {count} den senaste halvtimmen' }

export const pageViewTexts: TextTable<typeof da> = { da, nb, sv }
