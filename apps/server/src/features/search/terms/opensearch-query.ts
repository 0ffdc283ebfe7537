import {
  MEASURE_TOLERANCE_CM,
  MEASURED_SIDES,
  type MeasureCondition,
} from '@firkant/domain/search/measure-condition.ts'
import {
  LABEL_WORTH,
  MAX_HITS,
  type TermMeaning,
  type TermQuery,
  type TermWord,
  type WantedTerm,
} from './term-store.ts'

/** A field for each label: what stands in `a` is worth more than what stands in `d`. */
export const LABEL_FIELDS = { A: 'a', B: 'b', C: 'c', D: 'd' } as const

const matchTerm = ({ term, labels }: WantedTerm) => ({
  multi_match: {
    query: term,
    fields: labels.map((label) => `${LABEL_FIELDS[label]}^${LABEL_WORTH[label]}`),
    type: 'best_fields',
  },
})

const meaningClause = ({ terms, factor }: TermMeaning) => ({ bool: { must: terms.map(matchTerm), boost: factor } })

const wordClause = ({ meanings, weight }: TermWord) => ({
  dis_max: { queries: meanings.map(meaningClause), boost: weight },
})

/** Some side within the limits; the rule itself is applied to what comes back. */
function measureFilter(condition: MeasureCondition) {
  const within = (from: number | undefined, to: number | undefined) => ({
    bool: {
      should: MEASURED_SIDES.map((side) => ({
        range: { [side]: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) } },
      })),
      minimum_should_match: 1,
    },
  })
  switch (condition.kind) {
    case 'about':
      return within(condition.cm - MEASURE_TOLERANCE_CM, condition.cm + MEASURE_TOLERANCE_CM)
    case 'within':
      return within(condition.min, condition.max)
    case 'area': {
      const [one, other] = condition.cm
      const bySides = within(Math.min(one, other) - MEASURE_TOLERANCE_CM, Math.max(one, other) + MEASURE_TOLERANCE_CM)
      const sizes = { terms: { sizes: [`${one}x${other}`, `${other}x${one}`] } }
      return { bool: { should: [sizes, bySides], minimum_should_match: 1 } }
    }
  }
}

/** The query as `_search` takes it. */
export function searchBody({ every, some, leastSome, measures }: TermQuery) {
  const filter = measures.map(measureFilter)
  return {
    size: MAX_HITS,
    track_total_hits: false,
    _source: ['designKey', 'margin', ...(measures.length > 0 ? ['measures'] : [])],
    query: {
      bool: {
        must: every.map(wordClause),
        filter: every.length + some.length === 0 && filter.length === 0 ? [{ match_all: {} }] : filter,
        ...(some.length > 0 && { should: some.map(wordClause), minimum_should_match: leastSome }),
      },
    },
  }
}

export const numberBody = (number: string) => ({
  size: 1,
  track_total_hits: false,
  _source: ['designKey', 'margin'],
  query: { bool: { filter: [{ term: { numbers: number } }] } },
})

const number = { type: 'float' }
const keyword = { type: 'keyword' }
const words = { type: 'text', analyzer: 'whitespace', norms: false, index_options: 'docs' }

/** Terms come as our own rules read them: the engine takes them as they are. */
export const INDEX_BODY = {
  settings: { index: { refresh_interval: '-1' } },
  mappings: {
    dynamic: false,
    properties: {
      ...Object.fromEntries(Object.values(LABEL_FIELDS).map((name) => [name, words])),
      ...Object.fromEntries(MEASURED_SIDES.map((side) => [side, number])),
      sizes: keyword,
      numbers: keyword,
    },
  },
}
