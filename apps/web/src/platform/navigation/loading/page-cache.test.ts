import { describe, expect, it } from 'vitest'
import type { Page, PageCacheMode } from '@firkant/domain/page/page.ts'
import { createPageCache } from './page-cache.ts'

const page = (url: string, cache: PageCacheMode, httpStatus = 200): Page => ({
  url,
  componentName: 'ErrorPage',
  cache,
  httpStatus,
  errorPage: false,
  metaInfo: { title: url, elements: [], canonicalUrl: url, openGraphUrl: url },
  trackingPageType: 'test',
  eventId: 'test',
  refreshedDynamicData: [],
  structuredData: [],
  model: { status: httpStatus },
})

function filled(counts: Partial<Record<PageCacheMode, number>>) {
  const cache = createPageCache()
  for (const [mode, count] of Object.entries(counts) as [PageCacheMode, number][]) {
    for (let number = 0; number < count; number += 1) cache.put(`/${mode}-${number}`, page(`/${mode}-${number}`, mode))
  }
  const kept = (mode: PageCacheMode) =>
    Array.from({ length: counts[mode] ?? 0 }, (_, number) => number).filter((number) => cache.get(`/${mode}-${number}`))
  return { cache, kept }
}

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, number) => from + number)

describe('the page cache', () => {
  it('NAV-06 holds 20 full pages, oldest out first', () => {
    expect(filled({ full: 20 }).kept('full')).toEqual(numbers(0, 20))
    expect(filled({ full: 23 }).kept('full')).toEqual(numbers(3, 23))
  })

  it('NAV-06 holds 100 partial pages, oldest out first', () => {
    expect(filled({ partial: 100 }).kept('partial')).toEqual(numbers(0, 100))
    expect(filled({ partial: 103 }).kept('partial')).toEqual(numbers(3, 103))
  })

  it('NAV-06 full and partial pages do not push each other out', () => {
    const { kept } = filled({ full: 25, partial: 105 })
    expect([kept('full').length, kept('partial').length]).toEqual([20, 100])
  })

  it('NAV-06 looking at a page does not make it younger, storing it anew does', () => {
    const { cache } = filled({ full: 20 })
    cache.get('/full-0')
    cache.put('/full-1', page('/full-1', 'full'))
    cache.put('/new', page('/new', 'full'))
    expect(cache.get('/full-0')).toBeUndefined()
    cache.put('/newer', page('/newer', 'full'))
    expect([cache.get('/full-1')?.url, cache.get('/full-2')]).toEqual(['/full-1', undefined])
  })

  it('NAV-06 a page that changes its mode stands in one place only', () => {
    const cache = createPageCache()
    cache.put('/a', page('/full', 'full'))
    cache.put('/a', page('/partial', 'partial'))
    expect(cache.get('/a')?.url).toBe('/partial')
    cache.put('/a', page('/full', 'full'))
    expect(cache.get('/a')?.url).toBe('/full')
  })

  it.each([301, 302, 404, 410, 500])('NAV-06 keeps no page with status %i, and forgets the one it had', (status) => {
    const cache = createPageCache()
    cache.put('/a', page('/a', 'full'))
    cache.put('/a', page('/a', 'full', status))
    expect(cache.get('/a')).toBeUndefined()
  })

  it.each(['MyPagesStartPage', 'OrderReturnPage'])('MYP-08 holds no page of a customer: %s', (componentName) => {
    const cache = createPageCache()
    cache.put('/a', page('/a', 'partial'))
    cache.put('/a', { ...page('/a', 'partial'), componentName } as Page)
    expect(cache.get('/a')).toBeUndefined()
  })

  it('NAV-06 tells addresses apart by their query, and can be emptied', () => {
    const { cache } = filled({ full: 1, partial: 1 })
    expect(cache.get('/full-0?page=2')).toBeUndefined()
    cache.clear()
    expect([cache.get('/full-0'), cache.get('/partial-0')]).toEqual([undefined, undefined])
  })
})
