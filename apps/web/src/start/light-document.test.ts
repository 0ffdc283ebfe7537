import { describe, expect, it } from 'vitest'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import { cardsOf, lightPage } from '@firkant/domain/page/light-page.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { blocksPage, errorPage } from '../../test/render-page.ts'
import { sampleCard } from '../../test/sample-card.ts'

const list = (id: string, keys: readonly string[]): Block => ({
  id,
  componentName: 'ProductList',
  props: { layout: 'grid', theme: 'none', products: keys.map((productKey) => sampleCard({ productKey })) },
})

describe('a document', () => {
  const page: Page = blocksPage([
    list('first', ['a', 'b']),
    {
      id: 'columns',
      componentName: 'Layout',
      props: { columns: [{ blocks: [list('inner', ['c'])] }] },
    } as unknown as Block,
    list('last', ['a']),
  ])

  it('NAV-01 carries a place for each card instead of its data, in blocks and in columns of blocks', () => {
    const written = JSON.stringify(lightPage(page))
    expect(written).not.toContain('currentSku')
    expect([...written.matchAll(/"productKey":"(\w)","later":(\d)/g)].map(([, key, place]) => [key, place])).toEqual([
      ['a', '0'],
      ['b', '1'],
      ['c', '2'],
      ['a', '3'],
    ])
    expect(cardsOf(page).map(({ productKey }) => productKey)).toEqual(['a', 'b', 'c', 'a'])
  })

  it('NAV-01 is whole where there are no cards, and where the page can not be asked for again', () => {
    expect(lightPage(blocksPage([]))).toBeUndefined()
    expect(lightPage(errorPage(404))).toBeUndefined()
    expect(lightPage({ ...page, httpStatus: 404 })).toBeUndefined()
  })
})
