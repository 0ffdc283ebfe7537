import { describe, expect, it } from 'vitest'
import { relevantQuery } from './cache/document-key.ts'

const relevant = (search: string) => relevantQuery(new URLSearchParams(search)).toString()

describe('relevantQuery', () => {
  it.each([
    'page=2',
    'sort=price',
    'q=sofa',
    'listId=abc',
    'f.material=oak%2Cash',
    'f.color=red&f.color=blue',
    'f.price.max=900&f.price.min=100',
  ])('keeps %s: it changes the page', (search) => {
    expect(relevant(search)).toBe(search)
  })

  it.each([
    'utm_source=mail',
    'gclid=1',
    'eclub=s3cret',
    'progressive-hydration=off',
    'preview=s3cret',
    'Page=2',
    'pages=2',
    'f=1',
    'f.x1=1',
    'f.seat-height=40-50',
    'f.=1',
    'f.a.b=1',
    'f.price.mid=1',
    'xf.a=1',
    'f.a%20b=1',
  ])('drops %s: it makes no new page', (search) => {
    expect(relevant(search)).toBe('')
  })

  it('is the same in whatever order it is written', () => {
    expect(relevant('sort=price&utm_source=x&page=2')).toBe('page=2&sort=price')
    expect(relevant('page=2&sort=price')).toBe('page=2&sort=price')
  })

  it('keeps the order of what is repeated, and leaves the given query alone', () => {
    const query = new URLSearchParams('q=b&page=1&q=a&utm=x')
    expect(relevantQuery(query).toString()).toBe('page=1&q=b&q=a')
    expect(query.toString()).toBe('q=b&page=1&q=a&utm=x')
  })
})
