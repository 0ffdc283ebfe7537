import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CartErrorCode } from '@firkant/domain/cart/cart-errors.ts'
import type { Cart, CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { createCartQueue } from './cart-queue.ts'
import { GIVE_UP_MS, RETRY_MS } from './retry-backoff.ts'

class Offline extends Error {}
afterEach(() => vi.useRealTimers())

const add = (sku: string): CartCommand => ({ $type: 'AddLineItemCommand', sku, quantity: 1 })
const skusOf = (commands: readonly CartCommand[]) => commands.map((command) => ('sku' in command ? command.sku : ''))
const cartOf = (version: number) => ({ version }) as Cart
const refusal = (commandIndex: number, code: CartErrorCode = 'insufficient-inventory') => ({
  code,
  commandIndex,
  message: '',
})

/** A server that the test answers for, and a frame that it lets begin. */
function start() {
  vi.useFakeTimers()
  const frame = Promise.withResolvers<void>()
  const lists: {
    id: string
    skus: string[]
    answer: (errors?: CartApplyResponse['validation']['validationErrors']) => void
    fail: (error?: Error) => void
  }[] = []
  const shown: number[] = []
  const waiting: string[][] = []
  let [ids, reads] = [0, 0]
  const queue = createCartQueue({
    nextFrame: () => frame.promise,
    onCart: ({ version }) => void shown.push(version),
    onLost: () => void (reads += 1),
    onWaiting: (commands) => void waiting.push(skusOf(commands)),
    canRetry: (error) => error instanceof Offline,
    newId: () => `list-${(ids += 1)}`,
    apply: (commands, id) =>
      new Promise((resolve, reject) => {
        const version = lists.length + 1
        lists.push({
          id,
          skus: skusOf(commands),
          answer: (errors = []) =>
            resolve({
              cartResponse: cartOf(version),
              checkoutResponse: null,
              validation: { validationErrors: errors },
            }),
          fail: (error = new Offline()) => reject(error),
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
  return { queue, lists, shown, waiting, reads: () => reads, beginFrame, turns }
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

  it('CART-07 what the server will not take at all is told, and the next is tried anew', async () => {
    const { queue, lists, beginFrame, turns } = start()
    const lost = queue.send(add('A'))
    await beginFrame()
    lists[0]?.fail(new Error('not found'))
    await expect(lost).rejects.toThrow('not found')
    await turns()
    void queue.send(add('B'))
    await turns()
    expect(lists.at(-1)?.skus).toEqual(['B'])
    expect(queue.isRetrying()).toBe(false)
  })

  it('CART-04 what is not answered yet is pending, in order', async () => {
    const { queue, lists, beginFrame, turns } = start()
    expect(queue.pending()).toEqual([])
    void queue.send(add('A'))
    await beginFrame()
    void queue.send(add('B'))
    expect(skusOf(queue.pending())).toEqual(['A', 'B'])
    expect(queue.pending()).toBe(queue.pending())
    lists[0]?.answer()
    await turns()
    expect(skusOf(queue.pending())).toEqual(['B'])
    lists[1]?.answer([refusal(0)])
    await turns()
    expect(queue.pending()).toEqual([])
  })

  it('CART-03 each list is for one cart', async () => {
    const { queue, lists, beginFrame, turns } = start()
    void queue.send(add('A'))
    void queue.send({ ...add('B'), cartId: 'other' })
    void queue.send({ ...add('C'), cartId: 'other' })
    await beginFrame()
    lists[0]?.answer()
    await turns()
    expect(lists.map(({ skus }) => skus)).toEqual([['A'], ['B', 'C']])
  })
})

describe('commands that nobody answers', () => {
  it('CART-07 are sent again under the same name until they are kept', async () => {
    const { queue, lists, shown, waiting, beginFrame, turns } = start()
    const first = queue.send(add('A'))
    await beginFrame()
    lists[0]?.fail()
    await turns()
    expect(queue.isRetrying()).toBe(true)
    expect(waiting).toEqual([['A']])
    const second = queue.send(add('B'))
    expect(skusOf(queue.pending())).toEqual(['A', 'B'])
    await vi.advanceTimersByTimeAsync(RETRY_MS[0] - 1)
    expect(lists).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    lists[1]?.fail()
    await turns()
    await vi.advanceTimersByTimeAsync(RETRY_MS[1])
    expect(lists.map(({ id }) => id)).toEqual(['list-1', 'list-1', 'list-1'])
    lists[2]?.answer()
    expect(await first).toBeUndefined()
    await turns()
    expect(queue.isRetrying()).toBe(false)
    expect(lists.at(-1)).toMatchObject({ id: 'list-2', skus: ['B'] })
    lists.at(-1)?.answer()
    expect(await second).toBeUndefined()
    expect(shown).toEqual([3, 4])
    expect(waiting).toEqual([['A']])
  })

  it('CART-04 are sent again for a minute and then given up, with all that waits behind them, and the cart is read again', async () => {
    const { queue, lists, reads, beginFrame, turns } = start()
    const first = queue.send(add('A'))
    await beginFrame()
    const second = queue.send(add('B'))
    for (let waited = 0; waited < GIVE_UP_MS; waited += 500) {
      lists.at(-1)?.fail()
      await turns()
      expect(queue.hasLost()).toBe(false)
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(await Promise.all([first, second])).toEqual(['lost', 'lost'])
    expect(lists.length).toBeGreaterThan(10)
    expect(new Set(lists.map(({ id }) => id))).toEqual(new Set(['list-1']))
    expect([queue.pending(), queue.isRetrying(), queue.hasLost(), reads()]).toEqual([[], false, true, 1])
  })

  it('CART-04 are given up though the request hangs; when it is answered after all the cart is read again', async () => {
    const { queue, lists, shown, reads, beginFrame, turns } = start()
    const hanging = queue.send(add('A'))
    await beginFrame()
    await vi.advanceTimersByTimeAsync(GIVE_UP_MS)
    expect(await hanging).toBe('lost')
    lists[0]?.answer()
    await turns()
    expect([shown, reads(), queue.hasLost()]).toEqual([[], 2, true])
  })

  /** A list of one that was lost. */
  async function startLost() {
    const world = start()
    const gone = world.queue.send(add('A'))
    await world.beginFrame()
    await vi.advanceTimersByTimeAsync(GIVE_UP_MS)
    await gone
    return world
  }

  it('CART-04 are wished for again with one press, under the name that they had', async () => {
    const { queue, lists, turns } = await startLost()
    const again = queue.tryAgain()
    await turns()
    expect([skusOf(queue.pending()), queue.hasLost()]).toEqual([['A'], false])
    expect(lists.at(-1)).toMatchObject({ id: 'list-1', skus: ['A'] })
    lists.at(-1)?.answer([refusal(0)])
    expect(await again).toMatchObject([{ code: 'insufficient-inventory' }])
  })

  it('CART-04 the same wish at its own button is the same list; any other leaves what was lost behind', async () => {
    const { queue, lists, turns } = await startLost()
    void queue.send(add('A'))
    await turns()
    expect(lists.at(-1)).toMatchObject({ id: 'list-1', skus: ['A'] })
    lists.at(-1)?.answer()
    const other = await startLost()
    void other.queue.send(add('B'))
    await other.turns()
    expect(other.lists.at(-1)).toMatchObject({ id: 'list-2', skus: ['B'] })
    expect(other.queue.hasLost()).toBe(true)
    other.lists.at(-1)?.answer()
    await other.turns()
    expect(other.queue.hasLost()).toBe(false)
  })

  it('CART-07 go at once when the network is back; what was lost waits for the visitor', async () => {
    const { queue, lists, beginFrame, turns } = start()
    void queue.send(add('A'))
    await beginFrame()
    lists[0]?.fail()
    await turns()
    queue.wakeUp()
    await turns()
    expect(lists).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(GIVE_UP_MS)
    queue.wakeUp()
    await turns()
    expect(lists).toHaveLength(2)
  })

  it('CART-07 tell whoever shows them of every change', async () => {
    const { queue, lists, beginFrame, turns } = start()
    const seen: string[] = []
    const leave = queue.subscribe(() => seen.push(`${queue.pending().length} ${queue.isRetrying()}`))
    void queue.send(add('A'))
    await beginFrame()
    lists[0]?.fail()
    await turns()
    queue.wakeUp()
    await turns()
    lists[1]?.answer()
    await turns()
    expect(seen).toEqual(['1 false', '1 true', '0 false'])
    leave()
  })
})
