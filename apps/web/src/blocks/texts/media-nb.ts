import type { mediaDa } from './media-da.ts'

export const mediaNb: Record<keyof typeof mediaDa, string> = {
  'media.playFilm': 'Spill av filmen: {title}',
  'media.pauseFilm': 'Sett filmen på pause: {title}',
  'media.captions': 'Undertekster',
  'media.outsideFilm': 'Filmen vises av {company}. Når du spiller den av, får de vite at du ser den.',
  'media.showPoint': 'Vis {name}',
  'media.gallery': 'Hjemme hos kundene våre',
  'media.openPost': 'Se bildet fra {author}',
  'media.seenHere': 'På bildet',
}
