import type { TextTable } from '../../texts/text-table.ts'

const da = { toCheckout: 'Til kassen' } as const

export const addedTexts: TextTable<typeof da> = {
  da,
  nb: { toCheckout: 'Til kassen' },
  sv: { toCheckout: 'Till kassan' },
}
