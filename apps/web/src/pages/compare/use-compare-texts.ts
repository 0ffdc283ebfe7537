import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'

const compareDa = {
  heading: 'Sammenlign',
  count: { one: '{count} vare', other: '{count} varer side om side' },
  onlyDifferences: 'Vis kun forskelle',
  different: 'Forskellig',
  allSame: 'De er ens på alle punkter.',
  deal: 'Pris og levering',
  measures: 'Mål',
  look: 'Materiale og farve',
  use: 'Brug og pleje',
  price: 'Pris',
  rating: 'Anmeldelser',
  noRating: 'Ingen endnu',
  stock: 'Lager',
  delivery: 'Levering',
  colours: 'Alle farver',
  points: 'Kort fortalt',
  warranty: 'Garanti',
  scale: 'I samme målestok',
  unknown: 'Ikke oplyst',
  actions: 'Køb, gem eller fjern',
  remove: 'Fjern',
  removeNamed: 'Fjern {name} fra sammenligningen',
  soldOut: 'Udsolgt',
  suggestions: 'Stil en mere ved siden af',
  suggestionsHint: 'Du kan sammenligne op til fire varer.',
  add: 'Sammenlign',
  addNamed: 'Sammenlign også med {name}',
  emptyTitle: 'Vælg noget at sammenligne',
  emptyText:
    'Tryk på Sammenlign, når du står ved en vare. Så stiller vi op til fire ved siden af hinanden, med pris, mål, materiale og levering.',
  emptyWay: 'Gå på opdagelse',
} as const

const compareNb: Translation<typeof compareDa> = {
  heading: 'Sammenlign',
  count: { one: '{count} vare', other: '{count} varer side om side' },
  onlyDifferences: 'Vis bare forskjeller',
  different: 'Forskjellig',
  allSame: 'De er like på alle punkter.',
  deal: 'Pris og levering',
  measures: 'Mål',
  look: 'Materiale og farge',
  use: 'Bruk og pleie',
  price: 'Pris',
  rating: 'Anmeldelser',
  noRating: 'Ingen ennå',
  stock: 'Lager',
  delivery: 'Levering',
  colours: 'Alle farger',
  points: 'Kort fortalt',
  warranty: 'Garanti',
  scale: 'I samme målestokk',
  unknown: 'Ikke oppgitt',
  actions: 'Kjøp, lagre eller fjern',
  remove: 'Fjern',
  removeNamed: 'Fjern {name} fra sammenligningen',
  soldOut: 'Utsolgt',
  suggestions: 'Sett én til ved siden av',
  suggestionsHint: 'Du kan sammenligne opptil fire varer.',
  add: 'Sammenlign',
  addNamed: 'Sammenlign også med {name}',
  emptyTitle: 'Velg noe å sammenligne',
  emptyText:
    'Trykk på Sammenlign når du ser på en vare. Da setter vi opptil fire ved siden av hverandre, med pris, mål, materiale og levering.',
  emptyWay: 'Se deg omkring',
}

const compareSv: Translation<typeof compareDa> = {
  heading: 'Jämför',
  count: { one: '{count} vara', other: '{count} varor sida vid sida' },
  onlyDifferences: 'Visa bara skillnader',
  different: 'Skiljer sig',
  allSame: 'De är lika på alla punkter.',
  deal: 'Pris och leverans',
  measures: 'Mått',
  look: 'Material och färg',
  use: 'Användning och skötsel',
  price: 'Pris',
  rating: 'Omdömen',
  noRating: 'Inga ännu',
  stock: 'Lager',
  delivery: 'Leverans',
  colours: 'Alla färger',
  points: 'I korthet',
  warranty: 'Garanti',
  scale: 'I samma skala',
  unknown: 'Ingen uppgift',
  actions: 'Köp, spara eller ta bort',
  remove: 'Ta bort',
  removeNamed: 'Ta bort {name} från jämförelsen',
  soldOut: 'Slutsåld',
  suggestions: 'Ställ en till bredvid',
  suggestionsHint: 'Du kan jämföra upp till fyra varor.',
  add: 'Jämför',
  addNamed: 'Jämför även med {name}',
  emptyTitle: 'Välj något att jämföra',
  emptyText:
    'Tryck på Jämför när du tittar på en vara. Då ställer vi upp till fyra bredvid varandra, med pris, mått, material och leverans.',
  emptyWay: 'Se dig omkring',
}

type Catalogue = Translation<typeof compareDa>

const compareTexts = ownTexts<Catalogue>({ da: compareDa, nb: compareNb, sv: compareSv })

export function useCompareTexts(): OwnTexts<Catalogue> {
  return compareTexts(useShop().language)
}
