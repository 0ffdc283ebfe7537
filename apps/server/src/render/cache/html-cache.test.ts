import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { LATER_FORM } from './asked-form.ts'
import { withPacked, type CachedDocument, type DocumentGoods } from './cached-document.ts'
import { createHtmlCache } from './html-cache.ts'

const document = (text: string, validUntil = 1000, goods: Partial<DocumentGoods> = {}): CachedDocument => ({
  key: text,
  status: 200,
  etag: text,
  plain: { bytes: Buffer.from(text), places: [] },
  style: undefined,
  view: undefined,
  packed: new Map(),
  validUntil,
  goods: { products: new Set(), isOfAny: false, digest: text, confirmedAt: 0, ...goods },
})
const MEGABYTE = 1024 * 1024

describe('the document cache', () => {
  it('gives a document until it ends, and forgets it then', () => {
    const cache = createHtmlCache(MEGABYTE)
    cache.put('a', document('a', 1000), cache.generation())
    expect(cache.get('a', 999)?.etag).toBe('a')
    expect(cache.get('a', 1000)).toBeUndefined()
    expect(cache.get('a', 999)).toBeUndefined()
    expect(cache.size()).toBe(0)
  })

  it('tells documents apart by their key and keeps the newest', () => {
    const cache = createHtmlCache(MEGABYTE)
    cache.put('a', document('old'), cache.generation())
    cache.put('a', document('new'), cache.generation())
    cache.put('b', document('b'), cache.generation())
    expect([cache.get('a', 0)?.etag, cache.get('b', 0)?.etag, cache.get('c', 0)]).toEqual(['new', 'b', undefined])
  })

  it('keeps nothing that was begun before a change', () => {
    const cache = createHtmlCache(MEGABYTE)
    const begun = cache.generation()
    cache.put('a', document('a'), begun)
    cache.clear()
    expect(cache.get('a', 0)).toBeUndefined()
    cache.put('a', document('made of old content'), begun)
    expect(cache.get('a', 0)).toBeUndefined()
    cache.put('a', document('made of new content'), cache.generation())
    expect(cache.get('a', 0)?.etag).toBe('made of new content')
  })

  it('keeps what a change of price or stock does not concern, and holds back the rest until it is confirmed', () => {
    const cache = createHtmlCache(MEGABYTE)
    const sofa = { products: new Set(['sofa']) }
    const put = (key: string, goods: Partial<DocumentGoods>) =>
      cache.put(key, document(key, 1000, { ...goods, confirmedAt: cache.changes() }), cache.generation())
    put('/sofa?', sofa)
    put('/bord?', { products: new Set(['bord']) })
    put('/sofaer?', { isOfAny: true })
    put('/om-os?', {})
    const found = () => ['/sofa?', '/bord?', '/sofaer?', '/om-os?'].filter((key) => cache.get(key, 0))
    expect(found()).toHaveLength(4)
    cache.offersChanged(['stol', 'sofa'])
    expect(found()).toEqual(['/bord?', '/om-os?'])
    const held = cache.getUnconfirmed('/sofa?', 0)
    expect(held?.etag).toBe('/sofa?')
    if (held) held.goods.confirmedAt = cache.changes()
    expect(found()).toEqual(['/sofa?', '/bord?', '/om-os?'])
    // Read before the change, kept after it.
    cache.put('/late?', document('/late?', 1000, { ...sofa, confirmedAt: 0 }), cache.generation())
    expect(cache.get('/late?', 0)).toBeUndefined()
    expect(cache.getLast('/late?', 0)).toBeDefined()
    cache.clear()
    expect([found(), cache.getUnconfirmed('/bord?', 0)]).toEqual([[], undefined])
  })

  it('holds back a document that was not asked for during more changes than are remembered', () => {
    const cache = createHtmlCache(MEGABYTE)
    cache.put('/sofa?', document('a', 1000, { products: new Set(['sofa']) }), cache.generation())
    for (let change = 0; change < 1000; change += 1) cache.offersChanged(['bord'])
    expect(cache.isCurrent(document('a', 1000, { products: new Set(['sofa']) }))).toBe(true)
    cache.offersChanged(['bord'])
    expect(cache.get('/sofa?', 0)).toBeUndefined()
  })

  it('stays within its bytes; what was not asked for the longest goes first', () => {
    const cache = createHtmlCache(2000)
    const putAndAsk = (key: string) => {
      cache.put(`/${key}?`, document(key.repeat(300)), cache.generation())
      expect(cache.get(`/${key}?`, 0)).toBeDefined()
    }
    for (const key of ['a', 'b', 'c', 'a', 'd', 'e']) putAndAsk(key)
    const isThere = (key: string) => cache.getUnconfirmed(`/${key}?`, 0) !== undefined
    expect(['a', 'b', 'c', 'd', 'e'].map(isThere)).toEqual([true, false, true, true, true])
  })

  it('gives visitors the share of new pages, too, while no crawler fills it', () => {
    const cache = createHtmlCache(4000)
    const page = document('p'.repeat(300))
    const names = Array.from({ length: 9 }, (_, number) => `/p${number}?`)
    /** How many of them had to be made. */
    const askAll = () => {
      const missing = names.filter((name) => {
        const found = cache.get(name, 0)
        if (!found) cache.put(name, page, cache.generation())
        return !found
      })
      return missing.length
    }
    expect(askAll()).toBe(names.length)
    for (let round = 0; round < 2; round += 1) askAll()
    expect(askAll()).toBe(0)
    // A crawler takes its share back, and no more.
    for (let number = 0; number < 100; number += 1) cache.put(`/q${number}?`, page, cache.generation())
    expect(names.filter((name) => cache.getUnconfirmed(name, 0)).length).toBeGreaterThan(5)
  })

  it('pages that are asked for once push out no page that was asked for again', () => {
    const cache = createHtmlCache(4000)
    const page = document('p'.repeat(300))
    const put = (key: string) => cache.put(key, page, cache.generation())
    put('/sofaer?')
    expect(cache.get('/sofaer?', 0)).toBe(page)
    for (let number = 0; number < 100; number += 1) put(`/p${number}?`)
    expect(cache.get('/sofaer?', 0)).toBe(page)
    expect([cache.get('/p98?', 0), cache.get('/p0?', 0)]).toEqual([page, undefined])
    expect(cache.size()).toBe(4)
    // Compressed, it stays where it is.
    cache.put('/sofaer?', withPacked(page, LATER_FORM, page.plain), cache.generation())
    for (let number = 0; number < 100; number += 1) put(`/q${number}?`)
    expect(cache.get('/sofaer?', 0)?.packed.size).toBe(1)
    cache.clear()
    expect(cache.getLast('/sofaer?', 0)).toBeDefined()
  })

  it('what has no end of addresses does not push out the pages of the shop', () => {
    const cache = createHtmlCache(4000)
    const page = document('p'.repeat(300))
    for (const key of ['/a?', '/b?', '/c?']) cache.put(key, page, cache.generation())
    for (let number = 0; number < 100; number += 1) {
      cache.put(`/soeg?q=${number}`, page, cache.generation())
      cache.put(`404 /x${number}?`, { ...page, status: 404 }, cache.generation())
    }
    expect(['/a?', '/b?', '/c?'].map((key) => cache.get(key, 0) !== undefined)).toEqual([true, true, true])
    expect(cache.size()).toBeLessThan(7)
  })

  it('gives a document under another key until that ends or something changes', () => {
    const cache = createHtmlCache(MEGABYTE)
    cache.put('/a?', document('a', 1000), cache.generation())
    cache.alias('/a?q=1', '/a?', { validUntil: 500, generation: cache.generation() })
    expect(cache.get('/a?q=1', 499)?.etag).toBe('a')
    expect(cache.get('/a?q=1', 500)).toBeUndefined()
    const begun = cache.generation()
    cache.clear()
    cache.put('/a?', document('new', 1000), cache.generation())
    cache.alias('/a?q=2', '/a?', { validUntil: 500, generation: begun })
    expect([cache.get('/a?q=1', 0), cache.get('/a?q=2', 0)]).toEqual([undefined, undefined])
    expect(cache.size()).toBe(1)
  })

  it('counts both packings, and keeps none that is larger than all of it', () => {
    const cache = createHtmlCache(1000)
    const packed = { bytes: Buffer.alloc(600), places: [] }
    cache.put('a', { ...document('a'), plain: packed, packed: new Map([['later', packed]]) }, cache.generation())
    expect(cache.size()).toBe(0)
  })

  it('has the last document of a page for a while after it ended or something changed, until there is a newer one', () => {
    const cache = createHtmlCache(MEGABYTE)
    cache.put('/a?', document('a', 1000), cache.generation())
    cache.put('/soeg?q=a', document('search', 1000), cache.generation())
    expect(cache.getLast('/a?', 0)?.etag).toBe('a')
    cache.clear()
    expect([cache.get('/a?', 0), cache.getLast('/a?', 0)?.etag]).toEqual([undefined, 'a'])
    expect(cache.getLast('/soeg?q=a', 0)).toBeUndefined()
    expect(cache.getLast('/a?', 1000 + 10 * MINUTE_MS)).toBeUndefined()
    cache.put('/a?', document('newer', 2000), cache.generation())
    expect(cache.get('/a?', 2000)).toBeUndefined()
    expect(cache.getLast('/a?', 2000)?.etag).toBe('newer')
  })
})
