import { describe, expect, it } from 'vitest'
import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import type { CartErrorCode } from '@firkant/domain/cart/cart-errors.ts'
import type { Cart, CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import { createCartQueue } from './cart-queue.ts'

const add = (sku: string): CartCommand => ({ $type: 'HFNAddLineItemCommand', sku, quantity: 1 })
const skusOf = (commands: readonly CartCommand[]) => commands.map((command) => ('sku' in command ? command.sku : ''))
const cartOf = (version: number) => ({ version }) as Cart
const refusal = (commandIndex: number, code: CartErrorCode = 'insufficient-inventory') => ({
  code,
  commandIndex,
  message: '',
})

/** A server that the test answers for, and a frame that it lets begin. */
function start() {
  const frame = Promise.withResolvers<void>()
  const lists: {
    skus: string[]
    answer: (errors?: CartApplyResponse['validation']['validationErrors']) => void
    fail: () => void
  }[] = []
  const shown: number[] = []
  const queue = createCartQueue({
    nextFrame: () => frame.promise,
    onCart: ({ version }) => void shown.push(version),
    apply: (commands) =>
      new Promise((resolve, reject) => {
        const version = lists.length + 1
        lists.push({
          skus: skusOf(commands),
          answer: (errors = []) =>
            resolve({
              cartResponse: cartOf(version),
              checkoutResponse: null,
              validation: { validationErrors: errors },
            }),
          fail: () => reject(new Error('offline')),
        })
      }),
  })
  const turns = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  const beginFrame = async () => {
    frame.resolve()
    await turns()
  }
  return { queue, lists, shown, beginFrame, turns }
}

describe('commands to the cart', () => {
  it('CART-03 of one frame travel as one list, and what comes meanwhile as the next', async () => {
    const { queue, lists, shown, beginFrame, turns } = start()
    const first = [queue.send(add('A')), queue.send(add('B'))]
    expect(lists).toEqual([])
    await beginFrame()
    const second = queue.send(add('C'))
    await turns()
    expect(lists.map(({ skus }) => skus)).toEqual([['A', 'B']])
    lists[0]?.answer()
    expect(await Promise.all(first)).toEqual([undefined, undefined])
    await turns()
    expect(lists.map(({ skus }) => skus)).toEqual([['A', 'B'], ['C']])
    lists[1]?.answer()
    expect(await second).toBeUndefined()
    expect(shown).toEqual([1, 2])
  })

  it('CART-03 PDP-09 a refused one is told why, and the others of its list go again', async () => {
    const { queue, lists, beginFrame, turns } = start()
    const [a, b, c] = [queue.send(add('A')), queue.send(add('B')), queue.send(add('C'))]
    await beginFrame()
    lists[0]?.answer([refusal(1)])
    expect(await b).toMatchObject({ code: 'insufficient-inventory' })
    await turns()
    expect(lists.at(-1)?.skus).toEqual(['A', 'C'])
    lists[1]?.answer()
    expect(await Promise.all([a, c])).toEqual([undefined, undefined])
  })

  it('CART-03 more than 50 are sent as two lists', async () => {
    const { queue, lists, beginFrame, turns } = start()
    for (let count = 0; count < 51; count += 1) void queue.send(add(`S${count}`))
    await beginFrame()
    lists[0]?.answer()
    await turns()
    expect(lists.map(({ skus }) => skus.length)).toEqual([50, 1])
  })

  it('CART-07 when nobody answers each one is told, and the next is tried anew', async () => {
    const { queue, lists, beginFrame, turns } = start()
    const lost = queue.send(add('A'))
    await beginFrame()
    lists[0]?.fail()
    await expect(lost).rejects.toThrow('offline')
    await turns()
    void queue.send(add('B'))
    await turns()
    expect(lists.at(-1)?.skus).toEqual(['B'])
  })
})
