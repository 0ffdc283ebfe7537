import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { ApiError } from '../../platform/api-client.ts'
import { confirmations } from '../confirmations/confirmations.ts'
import { openCartQueue, showCheckout } from './cart-api.ts'
import { RETRY_MS } from './retry-backoff.ts'

const cart = { id: 'cart', version: 2 }
const checkout = { email: 'a@b.dk' }

function told(answer: object): unknown[] {
  const heard: unknown[] = []
  const dynamicData = {
    replaced: (entries: readonly unknown[]) => void heard.push(...entries),
    changed: async (types: readonly string[]) => void heard.push(types),
  }
  const whole = { cartResponse: cart, checkoutResponse: null, validation: { validationErrors: [] }, ...answer }
  showCheckout(dynamicData, whole as unknown as CartApplyResponse)
  return heard
}

it('CHK-01 the checkout of an answer is shown at once', () => {
  expect(told({ checkoutResponse: checkout })).toEqual([
    { type: 'checkout', cacheKey: 'checkout', loadFailed: false, data: { cart, checkout } },
  ])
})

it('CHK-01 an answer that only tells of the cart has the checkout asked for anew', () => {
  expect(told({})).toEqual([['checkout']])
})

it('CHK-08 a cart that is being paid for is asked for with its payment', () => {
  const validation = { validationErrors: [{ code: 'cart-locked', commandIndex: 0, message: '' }] }
  expect(told({ checkoutResponse: checkout, validation })).toEqual([['checkout']])
})

describe('what is sent', () => {
  beforeEach(() => void vi.stubGlobal('requestAnimationFrame', (next: () => void) => void next()))
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  const add = { $type: 'AddLineItemCommand', sku: 'LAMP', quantity: 1 } as const
  const applied = {
    cartResponse: { id: 'own', items: [] },
    checkoutResponse: null,
    validation: { validationErrors: [] },
  }
  const locked = { ...applied, validation: { validationErrors: [{ code: 'cart-locked', commandIndex: 0 }] } }

  /** Answers what is named; `known` is the cart that this tab has seen. */
  async function send(
    commands: readonly CartCommand[],
    { known, isInMiniCart = false, toNamed = async () => applied }: Situation = {},
  ) {
    const sent: { readonly body: readonly CartCommand[]; readonly list: string }[] = []
    const post = async (_call: string, body: readonly CartCommand[], headers: Readonly<Record<string, string>>) => {
      sent.push({ body, list: Object.values(headers).join('') })
      return body[0]?.cartId === 'own' ? toNamed() : applied
    }
    const dynamicData = {
      read: () => ({ status: 'loaded', data: known === undefined ? null : { id: known, items: [] } }),
      replaced: () => undefined,
      changed: async () => undefined,
    }
    const queue = openCartQueue({
      api: { post },
      dynamicData,
      language: 'da',
      isInMiniCart: () => isInMiniCart,
    } as never)
    const outcomes = await Promise.all(commands.map(queue.send))
    return { bodies: sent.map(({ body }) => body), lists: new Set(sent.map(({ list }) => list)), outcomes }
  }
  interface Situation {
    readonly known?: string
    readonly isInMiniCart?: boolean
    readonly toNamed?: () => Promise<unknown>
  }

  it('CART-04 names the visitor’s cart once it is known, and the one of the address before that', async () => {
    expect((await send([add])).bodies).toEqual([[add]])
    expect((await send([add], { known: 'own' })).bodies).toEqual([[{ ...add, cartId: 'own' }]])
    const elsewhere = { ...add, cartId: 'shared' }
    expect((await send([elsewhere], { known: 'own' })).bodies).toEqual([[elsewhere]])
  })

  it('CART-04 the mini cart sends the commands that are answered without checkout data', async () => {
    const remove = { $type: 'RemoveLineItemCommand', lineItemId: 'l1' } as const
    const { bodies } = await send([add, remove], { isInMiniCart: true })
    expect(bodies).toEqual([
      [
        { ...add, $type: 'HFNAddLineItemCommand' },
        { ...remove, $type: 'HFNRemoveLineItemCommand' },
      ],
    ])
  })

  it.each([
    ['was bought', async () => locked],
    ['belongs to nobody here', () => Promise.reject(new ApiError(404, {}))],
  ])('CART-04 a cart that %s is not named again: the same list goes to the one that is there', async (_, toNamed) => {
    const { bodies, lists, outcomes } = await send([add], { known: 'own', toNamed })
    expect(bodies).toEqual([[{ ...add, cartId: 'own' }], [add]])
    expect([lists.size, outcomes]).toEqual([1, [undefined]])
  })

  it.each([
    [false, ['Butikken svarer ikke lige nu. Varen venter her og lægges i kurven af sig selv.']],
    [true, []],
  ])(
    'CART-07 what waits for the shop is told once, and put in by itself (mini cart open: %s)',
    async (isInMiniCart, said) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const shown = vi.spyOn(confirmations, 'show')
      let left = 2
      const toNamed = async () => ((left -= 1) < 0 ? applied : Promise.reject(new ApiError(503, {})))
      const sending = send([add], { known: 'own', isInMiniCart, toNamed })
      await vi.advanceTimersByTimeAsync(RETRY_MS[0] + RETRY_MS[1])
      const { bodies, lists, outcomes } = await sending
      expect([bodies.length, lists.size, outcomes]).toEqual([3, 1, [undefined]])
      expect(shown.mock.calls.map(([{ text }]) => text)).toEqual(said)
    },
  )

  it('CART-07 other errors are not tried without the name', async () => {
    const refused = send([add], { known: 'own', toNamed: () => Promise.reject(new ApiError(400, {})) })
    await expect(refused).rejects.toMatchObject({ status: 400 })
  })
})
