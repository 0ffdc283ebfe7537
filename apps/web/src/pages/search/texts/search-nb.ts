import type { Translation } from '../../../texts/text-catalogue.ts'
import type { searchDa } from './search-da.ts'

export const searchNb: Translation<typeof searchDa> = {
  'search.heading': 'Du søkte etter {q}',
  'search.empty': 'Søk i butikken',
  'search.none': 'Ingen resultater for: {q}',
  'search.hint': 'Se etter om ordet er stavet riktig, eller prøv et vanligere ord.',
  'search.meant': 'Mente du {text}?',
  'search.partial': 'Ingen vare har alle ordene. Her er det som kommer nærmest.',
  'search.short': 'Skriv minst to bokstaver.',
  'search.field': 'Hva leter du etter?',
  'search.submit': 'Søk',
  'search.hits': 'Å lese om det',
  'search.categories': 'Populære kategorier',
  'search.products': 'Det andre kjøper',
  'search.popular': 'Andre søker etter',
}
