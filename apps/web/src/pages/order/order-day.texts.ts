import type { TextTable } from '../../texts/text-table.ts'

const da = {
  heading: 'Flyt dagen',
  hint: 'Du kan flytte den indtil kl. 12 {until}.',
  fixed: 'Dagen ligger fast nu: turen er planlagt. Skriv eller ring, hvis noget er galt.',
  day: 'Dag',
  window: 'Tidspunkt',
  wholeDay: 'Hele dagen',
  submit: 'Flyt levering',
  moved: 'Dagen er flyttet. Vi har sendt dig en mail.',
  full: 'Den dag blev netop fuld. Vælg en anden.',
  locked: 'Den dag kan ikke vælges længere. Her er dem, der kan.',
} as const
const nb = {
  heading: 'Flytt dagen',
  hint: 'Du kan flytte den inntil kl. 12 {until}.',
  fixed: 'Dagen ligger fast nå: turen er planlagt. Skriv eller ring hvis noe er galt.',
  day: 'Dag',
  window: 'Tidspunkt',
  wholeDay: 'Hele dagen',
  submit: 'Flytt levering',
  moved: 'Dagen er flyttet. Vi har sendt deg en e-post.',
  full: 'Den dagen ble nettopp full. Velg en annen.',
  locked: 'Den dagen kan ikke velges lenger. Her er de som kan.',
}
const sv = {
  heading: 'Flytta dagen',
  hint: 'Du kan flytta den till kl. 12 {until}.',
  fixed: 'Dagen ligger fast nu: turen är planerad. Skriv eller ring om något är fel.',
  day: 'Dag',
  window: 'Tid',
  wholeDay: 'Hela dagen',
  submit: 'Flytta leveransen',
  moved: 'Dagen är flyttad. Vi har skickat ett mejl till dig.',
  full: 'Den dagen blev just full. Välj en annan.',
  locked: 'Den dagen går inte att välja längre. Här är de som går.',
}

export const orderDayTexts: TextTable<typeof da> = { da, nb, sv }
