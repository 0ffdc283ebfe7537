import { afterAll, expect, it } from 'vitest'
import type { Page } from '@firkant/domain/page/page.ts'
import { startTestShop, type TestShop } from '../../test/test-shop.ts'

const shops: TestShop[] = []
afterAll(async () => {
  for (const shop of shops) await shop.close()
})

async function askKit(env: Readonly<Record<string, string>>) {
  const shop = await startTestShop({ env })
  shops.push(shop)
  const answer = await fetch(`${shop.origin}/api/content/__kit`)
  return (await answer.json()) as Page
}

it('has a gallery where the shop is developed, kept from search engines', async () => {
  const page = await askKit({ SHOP_MODE: 'development' })
  expect(page).toMatchObject({ componentName: 'KitPage', httpStatus: 200 })
  expect(page.metaInfo.elements).toContainEqual({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } })
})

it.each([
  { SHOP_MODE: 'demo' },
  {
    SHOP_MODE: 'production',
    SHOP_SECRET: 'a secret of at least 32 characters',
    PUBLIC_URL: 'https://shop.test',
    RATE_LIMITS: 'on',
  },
])('has none in $SHOP_MODE', async (env) => {
  expect((await askKit(env)).httpStatus).toBe(404)
})
