import type { TextTable } from '../../texts/text-table.ts'

export const wishlistPanelTexts: TextTable<{ readonly allLists: string }> = {
  da: { allLists: 'Se alle dine lister' },
  nb: { allLists: 'Se alle listene dine' },
  sv: { allLists: 'Se alla dina listor' },
}
