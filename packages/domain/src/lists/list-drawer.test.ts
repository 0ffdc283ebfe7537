import { describe, expect, it } from 'vitest'
import {
  LIST_DRAWER,
  listActions,
  listDrawerSubject,
  moveTargets,
  nextListDrawerView,
  type ListDrawerView,
} from './list-drawer.ts'

const VIEWS = Object.keys(LIST_DRAWER) as ListDrawerView[]

describe('the drawer of lists', () => {
  it('LIST-03 has seven views, and every one but the first leads back', () => {
    expect(VIEWS).toEqual(['open', 'move', 'delete', 'edit', 'create', 'createmove', 'share'])
    const back = Object.fromEntries(VIEWS.map((view) => [view, LIST_DRAWER[view].back]))
    expect(back).toEqual({
      open: undefined,
      move: 'open',
      delete: 'open',
      edit: 'open',
      create: 'open',
      createmove: 'move',
      share: 'open',
    })
  })

  it('LIST-03 goes only where its table says', () => {
    expect(nextListDrawerView('open', 'share')).toBe('share')
    expect(nextListDrawerView('move', 'createmove')).toBe('createmove')
    expect(nextListDrawerView('createmove', 'move')).toBe('move')
    expect(nextListDrawerView('createmove', 'open')).toBe('createmove')
    expect(nextListDrawerView('open', 'createmove')).toBe('open')
    expect(nextListDrawerView('share', 'delete')).toBe('share')
    for (const { next } of Object.values(LIST_DRAWER)) expect(VIEWS).toEqual(expect.arrayContaining([...next]))
  })

  it('LIST-04 LIST-11 offers what the list allows: the wish list is neither renamed nor deleted', () => {
    expect(listActions('Custom', 2)).toEqual(['move', 'edit', 'share', 'delete'])
    expect(listActions('Custom', 0)).toEqual(['edit', 'delete'])
    expect(listActions('Wish', 2)).toEqual(['move', 'share'])
    expect(listActions('Wish', 0)).toEqual([])
    expect(listActions('Product', 1)).toEqual(['move', 'share', 'delete'])
  })

  it('LIST-10 knows a wish list by its key', () => {
    expect(listDrawerSubject('wishlist-7', false)).toBe('Wish')
    expect(listDrawerSubject('7', false)).toBe('Custom')
    expect(listDrawerSubject('wishlist', true)).toBe('Product')
  })

  it('LIST-06 nothing is moved to a wish list or to where it is', () => {
    const lists = ['wishlist', 'wishlist-2', 'a', 'b'].map((listKey) => ({ listKey }))
    expect(moveTargets(lists, 'a')).toEqual([{ listKey: 'b' }])
    expect(moveTargets(lists, 'wishlist')).toEqual([{ listKey: 'a' }, { listKey: 'b' }])
  })
})
