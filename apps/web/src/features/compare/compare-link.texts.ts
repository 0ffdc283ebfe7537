import type { TextTable } from '../../texts/text-table.ts'

export const compareLinkTexts: TextTable<{ readonly label: string }> = {
  da: { label: 'Sammenlign med andre' },
  nb: { label: 'Sammenlign med andre' },
  sv: { label: 'Jämför med andra' },
}
