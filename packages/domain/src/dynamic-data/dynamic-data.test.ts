import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dynamicRequestsSchema } from './dynamic-data-calls.ts'
import { DYNAMIC_DATA_TYPES, dynamicCacheKey, FRAME_TYPES, MAX_DYNAMIC_REQUESTS, PUSHED_TYPES } from './dynamic-data.ts'

// A fixed seed, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_261_115 })

const value = fc.oneof(fc.string(), fc.integer(), fc.boolean())
const context = fc.dictionary(fc.stringMatching(/^[a-z",:[\]]{1,6}$/), value, { minKeys: 1, maxKeys: 4 })

describe('dynamicCacheKey', () => {
  it('DYN-03 is the same in whatever order a context is written', () => {
    const twoOrders = context.chain((given) =>
      fc
        .shuffledSubarray(Object.entries(given), { minLength: Object.keys(given).length })
        .map((entries) => ({ given, shuffled: Object.fromEntries(entries) })),
    )
    fc.assert(
      fc.property(twoOrders, ({ given, shuffled }) => {
        expect(dynamicCacheKey('cart', shuffled)).toBe(dynamicCacheKey('cart', given))
      }),
    )
  })

  it('DYN-03 differs when a name or a value differs', () => {
    fc.assert(
      fc.property(context, context, (a, b) => {
        const isSame = Object.keys({ ...a, ...b }).every((name) => a[name] === b[name])
        expect(dynamicCacheKey('cart', a) === dynamicCacheKey('cart', b)).toBe(isSame)
      }),
    )
  })

  it('DYN-03 tells type, number and text apart', () => {
    const keys = [
      dynamicCacheKey('cart'),
      dynamicCacheKey('cart', 'a'),
      dynamicCacheKey('cart', ''),
      dynamicCacheKey('cart', { cartId: '1' }),
      dynamicCacheKey('cart', { cartId: 1 }),
      dynamicCacheKey('cart', { cartId: true }),
      dynamicCacheKey('cart', { cartId: 'true' }),
      dynamicCacheKey('wishlist'),
      dynamicCacheKey('wishlist', { cartId: '1' }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('DYN-03 takes an empty context for none', () => {
    expect(dynamicCacheKey('cart', {})).toBe(dynamicCacheKey('cart'))
  })
})

describe('dynamicRequestsSchema', () => {
  const accepts = (given: unknown) => dynamicRequestsSchema.safeParse(given).success

  it('DYN-01 takes up to 50 requests with and without context', () => {
    expect(
      accepts([
        ['customer'],
        ['cart', { cartId: 'a', isFull: true, page: 2 }],
        ['pageViews', 'sofa-1'],
        ['cart', null],
      ]),
    ).toBe(true)
    expect(accepts([])).toBe(true)
    expect(accepts(Array.from({ length: MAX_DYNAMIC_REQUESTS }, () => ['customer']))).toBe(true)
    expect(MAX_DYNAMIC_REQUESTS).toBe(50)
  })

  it.each<[string, unknown]>([
    ['51 requests', Array.from({ length: 51 }, () => ['customer'])],
    ['no list', { type: 'customer' }],
    ['a bare word', ['customer']],
    ['no type', [[]]],
    ['an empty type', [['']]],
    ['a type that is no text', [[1]]],
    ['a nested context', [['cart', { a: { b: 1 } }]]],
    ['a list as context', [['cart', ['a']]]],
    ['a third element', [['cart', 'a', 'b']]],
    ['an endless context', [['cart', 'x'.repeat(201)]]],
  ])('DYN-01 refuses %s', (_case, given) => {
    expect(accepts(given)).toBe(false)
  })
})

describe('lists of types', () => {
  it('DYN-04 DYN-05 what is sent along or pushed is a known model, and none is both but the banner', () => {
    const sent: readonly string[] = [...FRAME_TYPES, ...PUSHED_TYPES]
    expect(DYNAMIC_DATA_TYPES).toEqual(expect.arrayContaining([...sent]))
    expect(sent.filter((type, index) => sent.indexOf(type) !== index)).toEqual(['siteBanner'])
  })
})
