import { describe, expect, it } from 'vitest'
import { readSearch, writeSearch } from './read-search.ts'

const read = (search: string) => readSearch(new URLSearchParams(search))

describe('what the address of a search asks for', () => {
  it('SRCH-08 a price in the text is the price of the listing, unless the address names one', () => {
    expect(read('q=sofa+under+8000')).toMatchObject({
      words: 'sofa',
      query: { ranges: { price: { max: 8000 } } },
      isUnderstood: true,
      isSearch: true,
    })
    expect(read('q=sofa+under+8000&f.price=-5000').query.ranges.price).toEqual({ max: 5000 })
    expect(read('q=bord+180+cm&cm=140')).toMatchObject({ words: 'bord', measures: [{ cm: 140 }] })
  })

  it('SRCH-08 whoever wants the words searches for them', () => {
    expect(read('q=sofa+under+8000&literal=1')).toMatchObject({
      words: 'sofa under 8000',
      query: { ranges: {} },
      isUnderstood: false,
    })
  })

  it.each([
    ['q=under+500+kr', true],
    ['f.price=-500', true],
    ['cm=180', true],
    ['q=a', false],
    ['q=a+under+500', false],
    ['', false],
    ['cm=x&f.price=y', false],
  ])('SRCH-08 whether %s is a search', (search, isSearch) => {
    expect(read(search).isSearch).toBe(isSearch)
  })

  it('SRCH-08 is written as it is read', () => {
    const address = writeSearch('/soeg', { text: 'bord', measures: [{ kind: 'about', cm: 180 }], isLiteral: true })
    expect(address).toBe('/soeg?q=bord&cm=180&literal=1')
    expect(writeSearch('/soeg', { text: '' })).toBe('/soeg')
  })
})
