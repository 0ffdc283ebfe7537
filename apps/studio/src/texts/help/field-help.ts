import type { ContentKind } from '@firkant/domain/content/content-kinds.ts'
import type { Language } from '@firkant/domain/market/market.ts'

type Words = Readonly<Record<Language, string>>

const LINK: Words = {
  en: 'Type a name to find a page, a product or a category; with # a place on a page. What leads nowhere is refused.',
  da: 'Skriv et navn for at finde en side, et produkt eller en kategori; med # et sted på en side. Hvad der ikke fører nogen steder hen, afvises.',
  nb: 'Skriv et navn for å finne en side, et produkt eller en kategori; med # et sted på en side. Det som ikke fører noe sted, avvises.',
  sv: 'Skriv ett namn för att hitta en sida, en produkt eller en kategori; med # en plats på en sida. Det som inte leder någonstans avvisas.',
}
const HEADING: Words = {
  en: 'Words between *asterisks* stand out.',
  da: 'Ord mellem *stjerner* træder frem.',
  nb: 'Ord mellom *stjerner* trer fram.',
  sv: 'Ord mellan *stjärnor* framhävs.',
}

/** What a field is for; `place` is where it stands: `Video.source.film`. */
export function fieldHelp(language: Language, place: string, holds: ContentKind | undefined): string | undefined {
  if (holds === 'link') return LINK[language]
  return place.split('.').at(-1) === 'heading' ? HEADING[language] : undefined
}
