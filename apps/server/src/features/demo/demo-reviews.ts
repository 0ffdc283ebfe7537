import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { DemoCatalogue, DemoProduct } from './demo-files.ts'
import { demoShare } from './demo-share.ts'
import type { DemoReviewTexts } from './demo-texts.ts'
import { WRITTEN_LANGUAGES, type WrittenLanguage } from './localized-text.ts'

const MAX_REVIEWS = 36
/** Most customers are content. */
const STARS = ['5', '5', '5', '5', '4', '4', '4', '5', '3', '5', '4', '5', '2', '5', '4', '1'] as const
type Stars = (typeof STARS)[number]

function pick<Value>(values: readonly Value[], place: number): Value {
  const value = values[place % values.length]
  if (value === undefined) throw new Error('Nothing to pick from')
  return value
}

/** Texts for its kind, and for anything. */
function textsFor(
  texts: DemoReviewTexts,
  family: string,
  { language, stars }: { language: WrittenLanguage; stars: Stars },
) {
  const { general, [texts.groups[family] ?? 'general']: own } = texts[language]
  const fitting = (group: unknown) => (group === general ? [] : (own?.[stars] ?? []))
  return [...fitting(own), ...(general?.[stars] ?? [])]
}

/** Some designs have many reviews, some few, one in six none yet. Texts are repeated as late as possible. */
export function demoReviews({ texts }: DemoCatalogue, product: DemoProduct, now: Date): RecordOf<'review'>[] {
  const { designKey, family } = product
  const count = demoShare(`reviewed:${designKey}`, 6) === 0 ? 0 : 1 + demoShare(`reviews:${designKey}`, MAX_REVIEWS)
  const used = new Map<string, number>()
  return Array.from({ length: count }, (_, index): RecordOf<'review'> => {
    const seed = `${designKey}:${index}`
    const language = pick(WRITTEN_LANGUAGES, demoShare(`language:${seed}`, WRITTEN_LANGUAGES.length))
    const stars = pick(STARS, demoShare(`stars:${seed}`, STARS.length))
    const kind = `${language}:${stars}`
    const place = used.get(kind) ?? demoShare(`first:${designKey}:${kind}`, 20)
    used.set(kind, place + 1)
    return {
      type: 'review',
      key: `demo-${designKey}-${index}`,
      designKey,
      language,
      rating: Number(stars),
      ...pick(textsFor(texts.reviews, family, { language, stars }), place),
      author: pick(texts.reviews[language].authors, demoShare(`author:${designKey}`, 14) + index),
      isVerified: demoShare(`verified:${seed}`, 6) !== 0,
      writtenAt: new Date(now.getTime() - (2 + demoShare(`day:${seed}`, 400)) * DAY_MS).toISOString(),
    }
  })
}
