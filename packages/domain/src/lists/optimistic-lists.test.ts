import { describe, expect, it } from 'vitest'
import { canAddAll, canBeBought } from './add-all.ts'
import { optimisticLists, type ListChange } from './optimistic-lists.ts'
import type { ShoppingListItem, ShoppingListsModel } from './shopping-list.ts'

const item = (sku: string, more: Partial<ShoppingListItem> = {}): ShoppingListItem => ({
  code: sku,
  name: sku,
  product: { currentSku: sku },
  stockStatus: 'inStock',
  allowOversell: false,
  quantity: 1,
  addedAt: '2026-11-01T00:00:00Z',
  card: {
    price: { current: { inclVat: 100, exclVat: 80 } },
    variants: [] as const,
  } as unknown as ShoppingListItem['card'],
  ...more,
})

const lists = (items: readonly ShoppingListItem[]): ShoppingListsModel => ({
  shoppingLists: [
    { listKey: 'wishlist', listName: 'Favoritter', count: 4, images: [] },
    { listKey: 'a', listName: 'Stuen', count: items.length, images: [] },
    { listKey: 'b', listName: 'Køkken', count: 0, images: [] },
  ],
  selectedList: {
    listKey: 'a',
    listName: 'Stuen',
    count: items.length,
    images: [],
    items,
    total: { inclVat: 100 * items.length, exclVat: 80 * items.length },
  },
  canCreate: true,
})

const after = (...changes: readonly ListChange[]) => {
  const { shoppingLists, selectedList } = optimisticLists(lists([item('SOFA'), item('LAMP')]), changes, 25)
  return {
    names: shoppingLists.map(({ listName, count }) => `${listName} ${count}`),
    items: selectedList.items.map(({ code }) => code),
    total: selectedList.total.inclVat,
    list: selectedList,
  }
}

describe('lists before the server has answered', () => {
  it('LIST-12 an item leaves its list, its count and its total', () => {
    const { names, items, total } = after({ kind: 'remove', listKey: 'a', code: 'SOFA' })
    expect([names, items, total]).toEqual([['Favoritter 4', 'Stuen 1', 'Køkken 0'], ['LAMP'], 100])
  })

  it('LIST-06 a moved item is counted where it goes', () => {
    const { names, items } = after({ kind: 'move', listKey: 'a', targetListKey: 'b', code: 'SOFA' })
    expect([names, items]).toEqual([['Favoritter 4', 'Stuen 1', 'Køkken 1'], ['LAMP']])
  })

  it('a quantity is in the total, an empty note is none', () => {
    const { total, list } = after(
      { kind: 'set', listKey: 'a', code: 'SOFA', quantity: 3, note: 'blå' },
      { kind: 'set', listKey: 'a', code: 'LAMP', note: '' },
    )
    expect(total).toBe(400)
    expect(list.items.map(({ note, quantity }) => [note, quantity])).toEqual([
      ['blå', 3],
      [undefined, 1],
    ])
  })

  it('a new name and a deleted list show at once, and other lists stay', () => {
    const { names, list } = after(
      { kind: 'rename', listKey: 'a', listName: 'Stue' },
      { kind: 'delete', listKey: 'b' },
      { kind: 'remove', listKey: 'wishlist', code: 'X' },
    )
    expect([names, list.listName]).toEqual([['Favoritter 3', 'Stue 2'], 'Stue'])
  })
})

describe('all of a list', () => {
  const gone = item('OLD', { product: {}, card: undefined })
  const soldOut = item('OUT', { stockStatus: 'outOfStock' })

  it('LIST-09 can be bought if there is something on it and all of it is still sold', () => {
    expect([canAddAll([]), canAddAll([item('A'), soldOut]), canAddAll([item('A'), gone])]).toEqual([false, true, false])
  })

  it('LIST-09 what is sold out is not bought, unless it may be ordered all the same', () => {
    expect([soldOut, { ...soldOut, allowOversell: true }, gone].map(canBeBought)).toEqual([false, true, false])
  })
})
