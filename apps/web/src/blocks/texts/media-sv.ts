import type { mediaDa } from './media-da.ts'

export const mediaSv: Record<keyof typeof mediaDa, string> = {
  'media.playFilm': 'Spela filmen: {title}',
  'media.pauseFilm': 'Pausa filmen: {title}',
  'media.captions': 'Undertexter',
  'media.outsideFilm': 'Filmen visas av {company}. När du spelar den får de veta att du ser den.',
  'media.showPoint': 'Visa {name}',
  'media.gallery': 'Hemma hos våra kunder',
  'media.openPost': 'Se bilden från {author}',
  'media.seenHere': 'På bilden',
}
