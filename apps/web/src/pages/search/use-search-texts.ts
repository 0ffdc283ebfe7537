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
  'search.all': 'Alle varer, der passer',
  'search.understood': 'Vi viser {words} med de filtre, du skrev.',
  'search.understoodAll': 'Vi viser alle varer med de filtre, du skrev.',
  'search.literal': 'Søg i stedet efter ordene »{q}«',
  'search.less': 'Prøv med lidt mindre',
  'search.answerMore': 'Læs hele svaret',
  'search.storesMore': 'Se alle butikker',
  'search.closed': 'Lukket',
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
  'search.all': 'Alle varer som passer',
  'search.understood': 'Vi viser {words} med filtrene du skrev.',
  'search.understoodAll': 'Vi viser alle varer med filtrene du skrev.',
  'search.literal': 'Søk heller etter ordene «{q}»',
  'search.less': 'Prøv med litt mindre',
  'search.answerMore': 'Les hele svaret',
  'search.storesMore': 'Se alle butikker',
  'search.closed': 'Stengt',
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
  'search.all': 'Alla varor som passar',
  'search.understood': 'Vi visar {words} med filtren du skrev.',
  'search.understoodAll': 'Vi visar alla varor med filtren du skrev.',
  'search.literal': 'Sök i stället efter orden ”{q}”',
  'search.less': 'Prova med lite mindre',
  'search.answerMore': 'Läs hela svaret',
  'search.storesMore': 'Se alla butiker',
  'search.closed': 'Stängt',
  'search.hits': 'Läs mer om ämnet',
  'search.categories': 'Populära kategorier',
  'search.products': 'Det andra köper',
  'search.popular': 'Andra söker efter',
}

const searchTexts = ownTexts<Translation<typeof searchDa>>({ da: searchDa, nb: searchNb, sv: searchSv })

export function useSearchTexts() {
  return searchTexts(useShop().language).text
}
