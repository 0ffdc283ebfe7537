import type { TextTable } from '../../texts/text-table.ts'

const da = { close: 'Luk' } as const

const nb = { close: 'Lukk' }

const sv = { close: 'Stäng' }

/** Of a panel that is not there yet. */
export const panelFrameTexts: TextTable<typeof da> = { da, nb, sv }
