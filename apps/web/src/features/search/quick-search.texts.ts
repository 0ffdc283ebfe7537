import type { Translation } from '../../texts/text-catalogue.ts'
import type { TextTable } from '../../texts/text-table.ts'

const quickSearchDa = {
  'quickSearch.phrases': 'Leder du efter?',
  'quickSearch.history': 'Dine seneste søgninger',
  'quickSearch.popular': 'Populære søgninger',
  'quickSearch.categories': 'Kategorier',
  'quickSearch.inspiration': 'Inspiration',
  'quickSearch.content': 'Sider',
  'quickSearch.products': 'Produkter',
  'quickSearch.viewed': 'Set for nylig',
  'quickSearch.bestsellers': 'Det, andre køber',
  'quickSearch.answerMore': 'Læs hele svaret',
  'quickSearch.storesMore': 'Se alle butikker',
  'quickSearch.all': 'Se alle resultater for {q}',
  'quickSearch.none': 'Ingen resultater',
  'quickSearch.options': 'Forslag',
  'quickSearch.clear': 'Ryd',
  'quickSearch.close': 'Luk søgning',
  'quickSearch.count': { one: '{count} forslag', other: '{count} forslag' },
} as const

const quickSearchNb: Translation<typeof quickSearchDa> = {
  'quickSearch.phrases': 'Leter du etter?',
  'quickSearch.history': 'Dine siste søk',
  'quickSearch.popular': 'Populære søk',
  'quickSearch.categories': 'Kategorier',
  'quickSearch.inspiration': 'Inspirasjon',
  'quickSearch.content': 'Sider',
  'quickSearch.products': 'Produkter',
  'quickSearch.viewed': 'Nylig sett på',
  'quickSearch.bestsellers': 'Det andre kjøper',
  'quickSearch.answerMore': 'Les hele svaret',
  'quickSearch.storesMore': 'Se alle butikker',
  'quickSearch.all': 'Se alle resultater for {q}',
  'quickSearch.none': 'Ingen resultater',
  'quickSearch.options': 'Forslag',
  'quickSearch.clear': 'Tøm',
  'quickSearch.close': 'Lukk søket',
  'quickSearch.count': { one: '{count} forslag', other: '{count} forslag' },
}

const quickSearchSv: Translation<typeof quickSearchDa> = {
  'quickSearch.phrases': 'Letar du efter?',
  'quickSearch.history': 'Dina senaste sökningar',
  'quickSearch.popular': 'Populära sökningar',
  'quickSearch.categories': 'Kategorier',
  'quickSearch.inspiration': 'Inspiration',
  'quickSearch.content': 'Sidor',
  'quickSearch.products': 'Produkter',
  'quickSearch.viewed': 'Nyligen visade',
  'quickSearch.bestsellers': 'Det andra köper',
  'quickSearch.answerMore': 'Läs hela svaret',
  'quickSearch.storesMore': 'Se alla butiker',
  'quickSearch.all': 'Se alla resultat för {q}',
  'quickSearch.none': 'Inga resultat',
  'quickSearch.options': 'Förslag',
  'quickSearch.clear': 'Rensa',
  'quickSearch.close': 'Stäng sökningen',
  'quickSearch.count': { one: '{count} förslag', other: '{count} förslag' },
}

export const quickSearchTexts: TextTable<typeof quickSearchDa> = {
  da: quickSearchDa,
  nb: quickSearchNb,
  sv: quickSearchSv,
}
