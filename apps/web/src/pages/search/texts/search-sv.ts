import type { Translation } from '../../../texts/text-catalogue.ts'
import type { searchDa } from './search-da.ts'

export const searchSv: Translation<typeof searchDa> = {
  'search.heading': 'Du sökte efter {q}',
  'search.empty': 'Sök i butiken',
  'search.none': 'Inga resultat för: {q}',
  'search.hint': 'Se efter om ordet är rättstavat, eller prova ett vanligare ord.',
  'search.meant': 'Menade du {text}?',
  'search.partial': 'Ingen vara har alla orden. Här är det som kommer närmast.',
  'search.short': 'Skriv minst två bokstäver.',
  'search.field': 'Vad letar du efter?',
  'search.submit': 'Sök',
  'search.hits': 'Att läsa om det',
  'search.categories': 'Populära kategorier',
  'search.products': 'Det andra köper',
  'search.popular': 'Andra söker efter',
}
