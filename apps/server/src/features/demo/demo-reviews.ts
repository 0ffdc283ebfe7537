import { demoShare } from './demo-share.ts'
import type { DemoProduct } from './demo-files.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_REVIEWS = 36

type ReviewLanguage = 'da' | 'nb' | 'sv'

/** By stars: what people write when they are content, and when they are not. */
const TEXTS: Readonly<Record<ReviewLanguage, Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>>>> = {
  da: {
    5: [
      'Præcis som på billedet. Vi er meget glade for den.',
      'Solid, flot og nem at samle.',
      'Børnene har indtaget den. Bedste køb i år.',
      'Farven er endnu smukkere i virkeligheden.',
    ],
    4: [
      'Flot kvalitet, men emballagen fyldte meget.',
      'Vi er glade for den. Skruerne sad lidt stramt.',
      'God til prisen.',
    ],
    3: ['Pæn, men lidt mindre end vi troede. Mål efter først.', 'Helt fin til formålet.'],
    2: ['Der var en ridse, da den kom. Vi fik en ny.'],
    1: ['Passede desværre ikke hos os og blev sendt retur.'],
  },
  nb: {
    5: [
      'Akkurat som på bildet. Vi er kjempefornøyd.',
      'Solid og enkel å montere.',
      'Fargen er enda finere i virkeligheten.',
      'Årets beste kjøp hos oss.',
    ],
    4: ['God kvalitet, men mye emballasje.', 'Fin, og verdt pengene.', 'Litt tung å bære inn, ellers topp.'],
    3: ['Pen, men litt mindre enn vi trodde. Mål først.', 'Helt grei.'],
    2: ['Det var en ripe da den kom. Vi fikk en ny.'],
    1: ['Passet dessverre ikke hos oss.'],
  },
  sv: {
    5: [
      'Precis som på bilden. Vi är jättenöjda.',
      'Stadig, snygg och lätt att montera.',
      'Färgen är ännu finare på riktigt.',
      'Årets bästa köp hemma hos oss.',
    ],
    4: ['Fin kvalitet, men mycket emballage.', 'Bra för priset.', 'Lite trög att skruva ihop, annars toppen.'],
    3: ['Fin, men något mindre än vi trodde. Mät först.', 'Helt okej.'],
    2: ['Den hade en repa när den kom. Vi fick en ny.'],
    1: ['Passade tyvärr inte hos oss.'],
  },
}
const AUTHORS: Readonly<Record<ReviewLanguage, readonly string[]>> = {
  da: ['Mette', 'Jonas', 'Signe', 'Karim', 'Birthe'],
  nb: ['Ingrid', 'Lars', 'Amina', 'Sondre', 'Kari'],
  sv: ['Elin', 'Oskar', 'Fatima', 'Gunnar', 'Maja'],
}
const LANGUAGES: readonly ReviewLanguage[] = ['da', 'nb', 'sv']
/** Most people are content. */
const STARS = [5, 5, 5, 5, 4, 4, 4, 5, 3, 5, 4, 5, 2, 5, 4, 1] as const

export interface DemoReview {
  readonly designKey: string
  readonly language: ReviewLanguage
  readonly rating: number
  readonly text: string
  readonly author: string
  readonly writtenAt: Date
}

function pick<Value>(values: readonly Value[], seed: string): Value {
  const value = values[demoShare(seed, values.length)]
  if (value === undefined) throw new Error('Nothing to pick from')
  return value
}

/** Some designs have many reviews, some few, one in six none yet. */
export function demoReviews(product: DemoProduct, now: Date): readonly DemoReview[] {
  const { designKey } = product
  const count = demoShare(`reviewed:${designKey}`, 6) === 0 ? 0 : 1 + demoShare(`reviews:${designKey}`, MOST_REVIEWS)
  return Array.from({ length: count }, (_, index) => {
    const seed = `${designKey}:${index}`
    const language = pick(LANGUAGES, `language:${seed}`)
    const rating = pick(STARS, `stars:${seed}`)
    return {
      designKey,
      language,
      rating,
      text: pick(TEXTS[language][rating], `text:${seed}`),
      author: pick(AUTHORS[language], `author:${seed}`),
      writtenAt: new Date(now.getTime() - (2 + demoShare(`day:${seed}`, 400)) * DAY_MS),
    }
  })
}
