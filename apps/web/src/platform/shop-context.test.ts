import { describe, expect, it } from 'vitest'
import { assembleStaticShop } from '../start/assemble-shop.ts'
import { createApiClient } from './api-client.ts'
import { onePerShop } from './one-per-shop.ts'
import { firstContactApi } from './shop-context.ts'

const openShop = () =>
  assembleStaticShop({
    state: { market: 'DK', widthClass: 'laptop', dynamicData: [] },
    ownHost: 'shop.example',
    reportError: () => undefined,
  })

describe('what a feature keeps for a visit', () => {
  it('is opened once, by whoever asks first, and is not shared between shops', () => {
    const opened: string[] = []
    const partOf = onePerShop(({ ownHost }) => ({ number: opened.push(ownHost) }))
    const [one, other] = [openShop(), openShop()]
    expect(opened).toEqual([])
    expect([partOf(one), partOf(other), partOf(one)]).toEqual([{ number: 1 }, { number: 2 }, { number: 1 }])
  })
})

describe('calls under the visitor’s identity', () => {
  it('post as a first contact, and get as they are', async () => {
    const turns: string[] = []
    const api = firstContactApi({
      ...openShop(),
      api: createApiClient({
        language: 'da',
        clientVersion: '1.0.0',
        fetch: async (input) => Response.json([new URL(String(input), 'https://shop.example').pathname]),
      }),
      firstContact: (call) => {
        turns.push('turn')
        return call()
      },
    })
    expect(await api.get('push-info')).toEqual(['/api/client/push-info'])
    expect(turns).toEqual([])
    expect(await api.post('wishlist/additem', { sku: 'A' })).toEqual(['/api/client/wishlist/additem'])
    expect(turns).toEqual(['turn'])
  })
})
