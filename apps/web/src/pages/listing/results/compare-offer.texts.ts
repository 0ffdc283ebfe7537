import type { TextTable } from '../../../texts/text-table.ts'

export const compareOfferTexts: TextTable<{ readonly label: string }> = {
  da: { label: 'Svært at vælge? Sammenlign' },
  nb: { label: 'Vanskelig å velge? Sammenlign' },
  sv: { label: 'Svårt att välja? Jämför' },
}
