import { describe, expect, it } from 'vitest'
import type { ListItem, WishlistAnswer } from '@firkant/domain/lists/wishlist.ts'
import { createWishlist } from './wishlist-store.ts'

function start() {
  const calls: { item: ListItem; isWanted: boolean; answer: (answer: WishlistAnswer) => void; fail: () => void }[] = []
  let changes = 0
  let notified = 0
  const wishlist = createWishlist({
    call: (item, isWanted) =>
      new Promise((resolve, reject) =>
        calls.push({ item, isWanted, answer: resolve, fail: () => reject(new Error('offline')) }),
      ),
    onChanged: async () => void (changes += 1),
  })
  wishlist.subscribe(() => (notified += 1))
  const turns = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  return { wishlist, calls, turns, changes: () => changes, notified: () => notified }
}

describe('the heart', () => {
  it('LIST-01 shows at once what was asked for, and then what the server says', async () => {
    const { wishlist, calls, turns, changes, notified } = start()
    const done = wishlist.set({ sku: 'A' }, true)
    expect(wishlist.wanted('A')).toBe(true)
    expect(notified()).toBe(1)
    await turns()
    calls[0]?.answer({ success: true, count: 3 })
    expect(await done).toEqual({ success: true, count: 3 })
    expect(wishlist.wanted('A')).toBeUndefined()
    expect([changes(), notified()]).toEqual([1, 2])
  })

  it('LIST-01 goes back when it could not be done', async () => {
    const { wishlist, calls, turns } = start()
    const refused = wishlist.set({ sku: 'A', packageKey: 'set' }, true)
    expect(wishlist.wanted('set|A')).toBe(true)
    await turns()
    calls[0]?.answer({ success: false, count: 200, errorCode: 'unknownError' })
    expect(await refused).toMatchObject({ success: false, count: 200 })
    const lost = wishlist.set({ sku: 'A' }, false)
    await turns()
    calls[1]?.fail()
    expect(await lost).toEqual({ success: false })
    expect([wishlist.wanted('set|A'), wishlist.wanted('A')]).toEqual([undefined, undefined])
  })

  it('LIST-01 pressed twice asks in that order, and shows the last', async () => {
    const { wishlist, calls, turns } = start()
    const first = wishlist.set({ sku: 'A' }, true)
    const second = wishlist.set({ sku: 'A' }, false)
    await turns()
    expect(calls).toHaveLength(1)
    calls[0]?.answer({ success: true, count: 1 })
    await first
    expect(wishlist.wanted('A')).toBe(false)
    await turns()
    calls[1]?.answer({ success: true, count: 0 })
    await second
    expect(calls.map(({ isWanted }) => isWanted)).toEqual([true, false])
  })
})
