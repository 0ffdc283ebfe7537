import { describe, expect, it, vi } from 'vitest'
import { createShopStorage } from './shop-storage.ts'

/** A browser's storage that can be told to refuse. */
function fakeStorage() {
  const kept = new Map<string, string>()
  const refuses = { read: false, write: false }
  const check = (isRefused: boolean) => {
    if (isRefused) throw new DOMException('refused', 'QuotaExceededError')
  }
  const storage: Storage = {
    get length() {
      return kept.size
    },
    key: (number) => [...kept.keys()][number] ?? null,
    clear: () => kept.clear(),
    getItem(key) {
      check(refuses.read)
      return kept.get(key) ?? null
    },
    setItem(key, value) {
      check(refuses.write)
      kept.set(key, value)
    },
    removeItem(key) {
      check(refuses.write)
      kept.delete(key)
    },
  }
  const onFailure = vi.fn<(error: unknown) => void>()
  return { kept, refuses, onFailure, shop: createShopStorage(() => storage, onFailure) }
}

describe('storage that works', () => {
  it('keeps, gives and removes, and has nothing to tell', () => {
    const { kept, onFailure, shop } = fakeStorage()
    shop.set('store', 'Odense')
    expect([shop.get('store'), kept.get('store'), shop.get('other')]).toEqual(['Odense', 'Odense', null])
    shop.remove('store')
    expect([shop.get('store'), kept.size]).toEqual([null, 0])
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('sees what another tab wrote', () => {
    const { kept, shop } = fakeStorage()
    shop.set('store', 'Odense')
    kept.set('store', 'Aarhus')
    expect(shop.get('store')).toBe('Aarhus')
  })
})

describe('storage that fails', () => {
  it('DYN-06 falls back to memory and is told once', () => {
    const { kept, refuses, onFailure, shop } = fakeStorage()
    refuses.write = true
    shop.set('store', 'Odense')
    shop.set('list', 'a')
    expect([shop.get('store'), shop.get('list'), kept.size]).toEqual(['Odense', 'a', 0])
    shop.remove('store')
    expect(shop.get('store')).toBeNull()
    expect(onFailure).toHaveBeenCalledOnce()
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ name: 'QuotaExceededError' })
  })

  it('DYN-06 that can’t be opened at all is memory from the start', () => {
    const onFailure = vi.fn<(error: unknown) => void>()
    const shop = createShopStorage(() => {
      throw new DOMException('blocked', 'SecurityError')
    }, onFailure)
    expect(shop.get('store')).toBeNull()
    shop.set('store', 'Odense')
    expect(shop.get('store')).toBe('Odense')
    shop.remove('store')
    expect(shop.get('store')).toBeNull()
    expect(onFailure).toHaveBeenCalledOnce()
  })

  it('DYN-06 shows the newer value in memory, not the older one it still holds', () => {
    const { refuses, shop } = fakeStorage()
    shop.set('store', 'Odense')
    refuses.write = true
    shop.set('store', 'Aarhus')
    expect(shop.get('store')).toBe('Aarhus')
  })

  it('DYN-06 is used again when it recovers', () => {
    const { kept, refuses, shop } = fakeStorage()
    refuses.write = true
    shop.set('store', 'Odense')
    refuses.write = false
    shop.set('store', 'Aarhus')
    kept.set('store', 'Aalborg')
    expect(shop.get('store')).toBe('Aalborg')
  })

  it('DYN-06 that can’t be read gives nothing', () => {
    const { refuses, onFailure, shop } = fakeStorage()
    shop.set('store', 'Odense')
    refuses.read = true
    expect(shop.get('store')).toBeNull()
    expect(onFailure).toHaveBeenCalledOnce()
  })
})
