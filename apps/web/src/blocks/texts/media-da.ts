/** What films, focal points and galleries say of themselves. */
export const mediaDa = {
  'media.playFilm': 'Afspil filmen: {title}',
  'media.pauseFilm': 'Sæt filmen på pause: {title}',
  'media.captions': 'Undertekster',
  'media.outsideFilm': 'Filmen vises af {company}. Når du afspiller den, får de besked om, at du ser den.',
  'media.showPoint': 'Vis {name}',
  'media.gallery': 'Hjemme hos vores kunder',
  'media.openPost': 'Se billedet fra {author}',
  'media.seenHere': 'På billedet',
} as const
