import { expect, it } from 'vitest'
import type { ListChange } from '@firkant/domain/lists/optimistic-lists.ts'
import { createListsStore } from './lists-store.ts'

const removed = (code: string) => (listKey: string) => ({ kind: 'remove', listKey, code }) as const

function start(selected = 'wishlist') {
  const errors: unknown[] = []
  let changes = 0
  const store = createListsStore({
    findSelected: async () => selected,
    onChanged: async () => void (changes += 1),
    onError: (error) => errors.push(error),
  })
  const shown: (readonly ListChange[])[] = []
  store.subscribe(() => shown.push(store.pending()))
  return { store, shown, errors, changes: () => changes }
}

it('LIST-12 a call about no list is about the selected one; lists and wish list are then loaded again', async () => {
  const { store, shown, changes } = start('stuen')
  const asked: string[] = []
  const call = async (listKey: string) => {
    asked.push(listKey)
    return { success: true }
  }
  await store.send({ call, change: removed('SOFA') })
  await store.send({ listKey: 'other', call })
  expect(asked).toEqual(['stuen', 'other'])
  expect(shown).toEqual([[{ kind: 'remove', listKey: 'stuen', code: 'SOFA' }], []])
  expect(changes()).toBe(2)
})

it('LIST-12 a failure answers without success, and what was shown goes back', async () => {
  const { store, errors, changes } = start()
  const lost = store.send({ call: () => Promise.reject(new Error('offline')), change: removed('SOFA') })
  expect(await lost).toEqual({ success: false })
  expect([store.pending(), errors.length, changes()]).toEqual([[], 1, 1])
  const refused = { success: false, errorCode: 'listNotFound' } as const
  expect(await store.send({ call: async () => refused })).toEqual(refused)
})

it('calls run one after another', async () => {
  const { store } = start()
  const order: string[] = []
  const answers = Promise.withResolvers<{ success: boolean }>()
  const first = store.send({ listKey: 'a', call: () => (order.push('first'), answers.promise), change: removed('A') })
  const second = store.send({ listKey: 'a', call: async () => (order.push('second'), { success: true }) })
  await Promise.resolve()
  await Promise.resolve()
  expect([order, store.pending().length]).toEqual([['first'], 1])
  answers.resolve({ success: true })
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})
