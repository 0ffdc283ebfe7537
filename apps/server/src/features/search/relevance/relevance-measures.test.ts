import { describe, expect, it } from 'vitest'
import { measureAnswer, ndcgOf, shortcomingsOf, summarise } from './relevance-measures.ts'
import { gradeOf, readQueries, RELEVANCE_QUERIES, type JudgedProduct, type JudgedQuery } from './relevance-queries.ts'

const MIN_QUERIES = 60
const product = (key: string, family: string, colour: string): JudgedProduct => ({
  key: [key],
  design: [key],
  family: [family],
  colour: [colour],
  material: [],
  series: [],
  category: ['sofas', 'two-seater-sofas'],
  room: [],
  size: [],
})
const judged = (expected: Record<string, number>): JudgedQuery => {
  const [query] = readQueries([{ q: 'grøn sofa', kind: 'colour', expect: expected }])
  if (!query) throw new Error('no query')
  return query
}

describe('SRCH-08 the judges', () => {
  const query = judged({ 'family=sofa colour=green|blue': 3, 'family=sofa category=two-seater-sofas': 1 })
  it('the first rule that holds gives the grade', () => {
    expect(gradeOf(query, product('a', 'sofa', 'blue'))).toBe(3)
    expect(gradeOf(query, product('a', 'sofa', 'red'))).toBe(1)
    expect(gradeOf(query, product('a', 'lamp', 'green'))).toBe(0)
  })
  it('refuse a rule that asks for what products do not have', () => {
    expect(() => judged({ 'smell=sweet': 3 })).toThrow('Invalid option')
    expect(() => judged({ family: 3 })).toThrow()
    expect(() => judged({ 'family=sofa': 4 })).toThrow('Too big')
  })
  it.each(Object.entries(RELEVANCE_QUERIES))('%s has enough queries, each once', (_, queries) => {
    expect(queries.length).toBeGreaterThanOrEqual(MIN_QUERIES)
    expect(new Set(queries.map(({ q }) => q)).size).toBe(queries.length)
  })
})

describe('SRCH-08 the measure', () => {
  it('is 1 for the best order, less for a worse one, 0 for nothing right', () => {
    expect(ndcgOf([3, 2, 1], [1, 2, 3])).toBe(1)
    expect(ndcgOf([1, 2, 3], [1, 2, 3])).toBeCloseTo(0.68, 2)
    expect(ndcgOf([0, 0], [3])).toBe(0)
    expect(ndcgOf([], [0, 0])).toBeUndefined()
  })
  it('looks at the first ten alone', () => {
    const ten = Array.from({ length: 10 }, () => 0)
    expect(ndcgOf([...ten, 3], [3])).toBe(0)
  })
  it('tells what found nothing, and what answered where nothing is sold', () => {
    const products = new Map([['a', product('a', 'sofa', 'green')]])
    const nothing = { keys: [], total: 0, isPartial: false }
    const summary = summarise([
      measureAnswer(judged({ 'family=sofa': 3 }), { keys: ['a'], total: 1, isPartial: false }, products),
      measureAnswer(judged({ 'family=sofa': 3 }), nothing, products),
      measureAnswer(judged({ 'family=lamp': 3 }), nothing, products),
      measureAnswer(judged({}), { keys: ['a'], total: 1, isPartial: false }, products),
      measureAnswer(judged({}), { keys: ['a'], total: 1, isPartial: true }, products),
    ])
    expect(summary).toMatchObject({ queries: 5, answerable: 2, ndcg: 0.5, zeroRate: 0.5 })
    expect(summary.wronglyAnswered).toHaveLength(1)
    expect(summary.worst).toHaveLength(1)
  })
  it('a question wants an answer, and nothing below it', () => {
    const [question] = readQueries([{ q: 'levering', kind: 'help', says: ['kr.'] }])
    if (!question) throw new Error('no question')
    const answered = (said: string | undefined, total: number) => {
      const measured = measureAnswer(question, { keys: [], total, isPartial: false, said }, new Map())
      return [measured.ndcg, shortcomingsOf(summarise([measured])).join()]
    }
    expect(answered('Fra 29 kr.', 0)).toEqual([1, ''])
    for (const [said, total] of [
      ['Fra 29 kr.', 18],
      ['stores', 0],
      [undefined, 0],
    ] as const)
      expect(answered(said, total)[1]).toContain('questions not answered, or with products below: levering')
  })
})
