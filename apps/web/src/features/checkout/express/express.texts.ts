import type { TextTable } from '../../../texts/text-table.ts'

const da = { buy: 'Køb nu med', wallet: 'MobilePay' } as const
const nb = { buy: 'Kjøp nå med', wallet: 'Vipps' }
const sv = { buy: 'Köp nu med', wallet: 'Vipps MobilePay' }

export const expressTexts: TextTable<typeof da> = { da, nb, sv }
