import { afterAll, expect, it } from 'vitest'
import type { Page } from '@firkant/domain/page/page.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'

const shops: TestShop[] = []
afterAll(async () => {
  for (const shop of shops) await shop.close()
})

async function openShop(env: Readonly<Record<string, string>>) {
  const shop = await startTestShop({ env })
  shops.push(shop)
  return async (path: string) => (await (await fetch(`${shop.origin}/api/content${path}`)).json()) as Page
}

it('has a gallery where the shop is developed, kept from search engines', async () => {
  const ask = await openShop({ SHOP_MODE: 'development' })
  const page = await ask('/__kit')
  expect(page).toMatchObject({ componentName: 'KitPage', httpStatus: 200 })
  expect(page.metaInfo.elements).toContainEqual({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } })

  const alone = await ask('/__kit/in/skygge/buttons')
  if (alone.componentName !== 'KitPage') return expect.unreachable('no piece alone')
  expect(alone.model.shown).toEqual({ brand: 'skygge', piece: 'buttons' })
  expect((await ask('/__kit/in/nobody/buttons')).httpStatus).toBe(404)

  const blocks = await ask('/__kit/blocks')
  if (blocks.componentName !== 'BlockGalleryPage') return expect.unreachable('no gallery of blocks')
  const { index, samples } = blocks.model
  expect(samples).toHaveLength(index.reduce((sum, { count }) => sum + count, 0))
  const hero = await ask('/__kit/blocks/Hero')
  if (hero.componentName !== 'BlockGalleryPage') return expect.unreachable('no page of one block')
  expect(hero.model.samples).toEqual(samples.filter(({ componentName }) => componentName === 'Hero'))
  expect(hero.model.samples[0]?.blocks[0]).toMatchObject({ props: { image: { url: expect.any(String) } } })
  for (const path of ['/__kit/blocks/Marquee', '/__kit/blocks/'])
    expect((await ask(path)).componentName).not.toBe('BlockGalleryPage')
  expect((await ask('/__kit/blocks/Marquee')).httpStatus).toBe(404)
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
  const ask = await openShop(env)
  for (const path of ['/__kit', '/__kit/blocks', '/__kit/blocks/Hero']) expect((await ask(path)).httpStatus).toBe(404)
})
