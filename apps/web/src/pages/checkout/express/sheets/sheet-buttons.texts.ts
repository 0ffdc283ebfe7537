import type { TextTable } from '../../../../texts/text-table.ts'

const da = {
  pay: 'Køb nu med betalingspligt',
  closed: '{wallet} blev lukket. Du har ikke købt noget, og der er ikke trukket noget.',
} as const
const nb = {
  pay: 'Kjøp nå med betalingsplikt',
  closed: '{wallet} ble lukket. Du har ikke kjøpt noe, og ingenting er trukket.',
}
const sv = {
  pay: 'Köp nu med betalningsskyldighet',
  closed: '{wallet} stängdes. Du har inte köpt något, och inget har dragits.',
}

export const sheetTexts: TextTable<typeof da> = { da, nb, sv }
