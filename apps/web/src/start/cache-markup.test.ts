import { describe, expect, it } from 'vitest'
import type { DynamicRecordEntry } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { DocumentState } from '@firkant/domain/page/document-state.ts'
import type { MarkupStore } from '@firkant/domain/page/render-contract.ts'
import { blocksPage } from '../../test/render-page.ts'
import { sampleCard } from '../../test/sample-card.ts'
import { renderBody } from './render.tsx'

const cards = ['a', 'b', 'c'].map((key) => sampleCard({ productKey: key, displayName: `Sofa ${key}` }))

function openStore(): MarkupStore & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    of: (shop) => ({
      keyOf: (data, place) => shop + JSON.stringify(data) + place,
      get: (key) => kept.get(key),
      set: (key, html) => void kept.set(key, html),
    }),
  }
}

const stateOf = (more: Partial<DocumentState> = {}): DocumentState => ({
  page: blocksPage([
    { id: 'a', componentName: 'ProductList', props: { layout: 'grid', theme: 'none', products: cards } },
  ]),
  market: 'DK',
  widthClass: 'laptop',
  dynamicData: [],
  version: '1.0.0',
  ...more,
})

async function render(markup: MarkupStore | undefined, state = stateOf()): Promise<string> {
  const onError = (error: unknown) => expect.unreachable(String(error))
  return (await renderBody({ state, ownHost: 'shop.example', markup, onError })).html
}

describe('markup that is kept', () => {
  it('makes the same page, to the byte', async () => {
    const store = openStore()
    const plain = await render(undefined)
    expect(plain).toContain('Sofa c')
    expect(await render(store)).toBe(plain)
    expect(store.kept.size).toBe(3)
    expect(await render(store)).toBe(plain)
  })

  it('is what the page shows, so that a card is drawn once', async () => {
    const store = openStore()
    await render(store)
    for (const [key, html] of store.kept) store.kept.set(key, html.replace('Sofa', 'Kept'))
    expect(await render(store)).toContain('Kept c')
  })

  it('is another for another market, width or setting', async () => {
    const store = openStore()
    await render(store)
    await render(store, stateOf({ market: 'SE' }))
    await render(store, stateOf({ widthClass: 'mobile' }))
    await render(store, stateOf({ useNewBadges: true }))
    expect(store.kept.size).toBe(12)
  })

  it('SEC-02 is never made with what belongs to a visitor, nor of a page with a broken part', async () => {
    const store = openStore()
    const data = { codes: ['A'] }
    const own: DynamicRecordEntry = { type: 'wishlist', cacheKey: 'wishlist', loadFailed: false, data }
    await render(store, stateOf({ dynamicData: [own] }))
    await render(store, stateOf({ hasBrokenPart: true }))
    expect(store.kept.size).toBe(0)
  })
})
