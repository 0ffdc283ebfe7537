import type { TextTable } from '../../../texts/text-table.ts'

const da = {
  show: 'Vis, hvad der passer',
  wrong: 'Skriv begge mål i hele centimeter',
  hint: 'Det må gerne drejes',
} as const
const nb = { show: 'Vis hva som passer', wrong: 'Skriv begge målene i hele centimeter', hint: 'Det kan gjerne dreies' }
const sv = { show: 'Visa vad som ryms', wrong: 'Skriv båda måtten i hela centimeter', hint: 'Det får gärna vridas' }

export const spaceFacetTexts: TextTable<typeof da> = { da, nb, sv }
