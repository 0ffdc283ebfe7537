import type { Translation } from '../texts/text-catalogue.ts'
import type { TextTable } from '../texts/text-table.ts'

/** Texts of films, focal points and galleries. */
const mediaDa = {
  'media.playFilm': 'Afspil filmen: {title}',
  'media.pauseFilm': 'Sæt filmen på pause: {title}',
  'media.captions': 'Undertekster',
  'media.outsideFilm': 'Filmen vises af {company}. Når du afspiller den, får de besked om, at du ser den.',
  'media.showPoint': 'Vis {name}',
  'media.gallery': 'Hjemme hos vores kunder',
  'media.openPost': 'Se billedet fra {author}',
  'media.seenHere': 'På billedet',
} as const

const mediaNb: Translation<typeof mediaDa> = {
  'media.playFilm': 'Spill av filmen: {title}',
  'media.pauseFilm': 'Sett filmen på pause: {title}',
  'media.captions': 'Undertekster',
  'media.outsideFilm': 'Filmen vises av {company}. Når du spiller den av, får de vite at du ser den.',
  'media.showPoint': 'Vis {name}',
  'media.gallery': 'Hjemme hos kundene våre',
  'media.openPost': 'Se bildet fra {author}',
  'media.seenHere': 'På bildet',
}

const mediaSv: Translation<typeof mediaDa> = {
  'media.playFilm': 'Spela filmen: {title}',
  'media.pauseFilm': 'Pausa filmen: {title}',
  'media.captions': 'Undertexter',
  'media.outsideFilm': 'Filmen visas av {company}. När du spelar den får de veta att du ser den.',
  'media.showPoint': 'Visa {name}',
  'media.gallery': 'Hemma hos våra kunder',
  'media.openPost': 'Se bilden från {author}',
  'media.seenHere': 'På bilden',
}

export type MediaTextKey = keyof typeof mediaDa

export const mediaTexts: TextTable<typeof mediaDa> = { da: mediaDa, nb: mediaNb, sv: mediaSv }
