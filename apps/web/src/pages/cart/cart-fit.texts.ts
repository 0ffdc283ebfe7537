import type { TextTable } from '../../texts/text-table.ts'

const da = {
  allIn: 'Det hele kommer ind hos dig',
  knownIn: 'Det, vi kender målene på, kommer ind hos dig',
  out: 'Ikke alt kommer ind hos dig',
} as const
const nb = {
  allIn: 'Alt kommer inn hos deg',
  knownIn: 'Det vi kjenner målene på, kommer inn hos deg',
  out: 'Ikke alt kommer inn hos deg',
}
const sv = {
  allIn: 'Allt kommer in hos dig',
  knownIn: 'Det som vi känner måtten på kommer in hos dig',
  out: 'Allt kommer inte in hos dig',
}

export const cartFitTexts: TextTable<typeof da> = { da, nb, sv }
