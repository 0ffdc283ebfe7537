import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

describe('the town of a postcode', () => {
  const ask = (query: string) => fetch(`${shop.origin}/api/client/ct/checkout/town?language=da&${query}`)

  it.each([
    ['country=DK&postcode=8600', { town: 'Silkeborg' }],
    ['country=DK&postcode=DK-8000', { town: 'Aarhus C' }],
    ['country=SE&postcode=117%2034', { town: 'Stockholm' }],
    ['country=NO&postcode=0150', { town: 'Oslo' }],
    ['country=DK&postcode=0000', {}],
    ['country=DK&postcode=nowhere', {}],
  ])('CHK-01 %s is %j, and may be kept', async (query, town) => {
    const answer = await ask(query)
    expect(await answer.json()).toEqual(town)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it.each(['country=FR&postcode=75001', 'country=DK', `country=DK&postcode=${'1'.repeat(50)}`])(
    'CHK-01 %s is no question',
    async (query) => {
      expect((await ask(query)).status).toBe(400)
    },
  )
})
