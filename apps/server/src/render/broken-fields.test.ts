import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from '@firkant/domain/page/page.ts'
import { startTestShop, type TestShop } from '../../test/test-shop.ts'
import { parseConfig } from '../start/config.ts'
import { loadShopBuild } from './document/build-files.ts'
import { renderDocument } from './document/render-document.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

async function readPage(path: string): Promise<Page> {
  const answer = await fetch(`${shop.origin}/api/content${path}`)
  return (await answer.json()) as Page
}

async function render(page: Page) {
  const { buildDir } = parseConfig({ SHOP_MODE: 'test' })
  const errors: unknown[] = []
  const { html } = await renderDocument({
    build: await loadShopBuild(buildDir, 'hjemly'),
    state: { page, market: 'DK', widthClass: 'laptop', dynamicData: [], version: '1.0.0' },
    brand: 'hjemly',
    ownHost: 'shop.test',
    policy: {},
    nonce: 'nonce',
    onError: (error) => void errors.push(error),
  })
  return { html: html.toString(), errors }
}

it('BLOCK-34 a document whose fields can not be drawn comes without them, the log hears of it once', async () => {
  const listing = await readPage('/sofaer')
  const path = 'products' in listing.model ? (listing.model.products[0]?.url ?? '') : ''
  const page = await readPage(path)
  const whole = await render(page)
  expect(whole.errors).toEqual([])
  expect(whole.html).toContain('data-part=buy-row')
  expect(whole.html).not.toContain('hasBrokenPart')

  const broken = { ...page, model: { ...page.model, package: { parts: null } } } as unknown as Page
  const { html, errors } = await render(broken)
  expect(html).toContain('data-part=gallery')
  expect(html).toContain('<footer')
  expect(html).toContain('"hasBrokenPart":true')
  expect(html).not.toContain('data-part=buy-row')
  expect(errors).toHaveLength(1)
})
