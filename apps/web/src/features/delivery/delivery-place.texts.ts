import type { TextTable } from '../../texts/text-table.ts'

const da = {
  heading: 'Hvor skal vi levere?',
  intro: 'Med dit postnummer siger vi den samme dag overalt: på varerne, i kurven og i kassen. Vi gætter det aldrig.',
  postcode: 'Postnummer',
  save: 'Vis min dag',
  forget: 'Glem mit postnummer',
  wrong: 'Vi kender ikke postnummeret. Skriv et fra {country}.',
  failed: 'Det gik ikke. Prøv igen.',
  said: '{place}: dagene er vist',
  forgotten: 'Vi har glemt dit postnummer',
  back: 'Tilbage',
  DK: 'Danmark',
  NO: 'Norge',
  SE: 'Sverige',
} as const
const nb = {
  heading: 'Hvor skal vi levere?',
  intro:
    'Med postnummeret ditt sier vi den samme dagen overalt: på varene, i handlekurven og i kassen. Vi gjetter det aldri.',
  postcode: 'Postnummer',
  save: 'Vis min dag',
  forget: 'Glem postnummeret mitt',
  wrong: 'Vi kjenner ikke postnummeret. Skriv et fra {country}.',
  failed: 'Det gikk ikke. Prøv igjen.',
  said: '{place}: dagene er vist',
  forgotten: 'Vi har glemt postnummeret ditt',
  back: 'Tilbake',
  DK: 'Danmark',
  NO: 'Norge',
  SE: 'Sverige',
}
const sv = {
  heading: 'Vart ska vi leverera?',
  intro:
    'Med ditt postnummer säger vi samma dag överallt: på varorna, i varukorgen och i kassan. Vi gissar det aldrig.',
  postcode: 'Postnummer',
  save: 'Visa min dag',
  forget: 'Glöm mitt postnummer',
  wrong: 'Vi känner inte till postnumret. Skriv ett från {country}.',
  failed: 'Det gick inte. Försök igen.',
  said: '{place}: dagarna visas',
  forgotten: 'Vi har glömt ditt postnummer',
  back: 'Tillbaka',
  DK: 'Danmark',
  NO: 'Norge',
  SE: 'Sverige',
}

export const deliveryPlaceTexts: TextTable<typeof da> = { da, nb, sv }
