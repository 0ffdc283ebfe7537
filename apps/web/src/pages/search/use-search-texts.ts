import { useShop } from '../../platform/shop-context.ts'
import { ownTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'

export const searchDa = {
  'search.heading': 'Du søgte efter {q}',
  'search.empty': 'Søg i butikken',
  'search.none': 'Ingen resultater for: {q}',
  'search.hint': 'Se efter, om ordet er stavet rigtigt, eller prøv et mere almindeligt ord.',
  'search.meant': 'Mente du {text}?',
  'search.partial': 'Ingen vare har alle ordene. Her er det, der kommer nærmest.',
  'search.short': 'Skriv mindst to bogstaver.',
  'search.field': 'Hvad leder du efter?',
  'search.submit': 'Søg',
  'search.hits': 'Læs mere om emnet',
  'search.categories': 'Populære kategorier',
  'search.products': 'Det, andre køber',
  'search.popular': 'Andre søger efter',
} as const

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
  'search.hits': 'Les mer om emnet',
  'search.categories': 'Populære kategorier',
  'search.products': 'Det andre kjøper',
  'search.popular': 'Andre søker etter',
}

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
  'search.hits': 'Läs mer om ämnet',
  'search.categories': 'Populära kategorier',
  'search.products': 'Det andra köper',
  'search.popular': 'Andra söker efter',
}

const searchTexts = ownTexts<Translation<typeof searchDa>>({ da: searchDa, nb: searchNb, sv: searchSv })

export function useSearchTexts() {
  return searchTexts(useShop().language).text
}
