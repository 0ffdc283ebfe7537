import { describe, expect, it, vi } from 'vitest'
import { cacheReads, sharedRead, sharedRows } from './shared-reads.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 12, minute))

describe('shared reads', () => {
  it('ask once for what is the same, also at the same time, until something changes', async () => {
    const db = {}
    const reads = cacheReads(db)
    const read = vi.fn(async () => 'page')
    const ask = () => sharedRead(db, { key: ['page', '/'] }, read)
    expect(await Promise.all([ask(), ask()])).toEqual(['page', 'page'])
    await ask()
    expect(read).toHaveBeenCalledTimes(1)
    await sharedRead(db, { key: ['page', '/other'] }, read)
    expect(read).toHaveBeenCalledTimes(2)
    reads.clear()
    await ask()
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('are not remembered on a handle that nobody clears, such as a transaction', async () => {
    const read = vi.fn(async () => 1)
    const tx = {}
    await sharedRead(tx, { key: ['a'] }, read)
    await sharedRead(tx, { key: ['a'] }, read)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('hold from their time until their end', async () => {
    const db = {}
    cacheReads(db)
    const read = vi.fn(async () => 'draft')
    const ask = (minute: number) => sharedRead(db, { key: ['a'], time: { now: at(minute), endOf: () => at(10) } }, read)
    await ask(1)
    await ask(9)
    expect(read).toHaveBeenCalledTimes(1)
    await ask(10)
    expect(read).toHaveBeenCalledTimes(2)
    await ask(0)
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('a read that failed is not remembered, and the next one asks again', async () => {
    const db = {}
    cacheReads(db)
    const read = vi.fn(async () => 'page').mockRejectedValueOnce(new Error('gone'))
    await expect(sharedRead(db, { key: ['a'] }, read)).rejects.toThrow('gone')
    expect(await sharedRead(db, { key: ['a'] }, read)).toBe('page')
  })

  it('a read that began before a change is not used after it', async () => {
    const db = {}
    const reads = cacheReads(db)
    const { promise, resolve } = Promise.withResolvers<string>()
    const early = sharedRead(db, { key: ['a'] }, () => promise)
    reads.clear()
    resolve('old')
    expect(await early).toBe('old')
    expect(await sharedRead(db, { key: ['a'] }, async () => 'new')).toBe('new')
  })

  it('rows are read together, only those that are missing, each once', async () => {
    const db = {}
    cacheReads(db)
    const read = vi.fn(
      async (keys: readonly string[]) => new Map(keys.filter((key) => key !== 'no').map((key) => [key, 1])),
    )
    expect(await sharedRows(db, { kind: 'media', keys: ['a', 'b', 'a', 'no'] }, read)).toEqual(
      new Map([
        ['a', 1],
        ['b', 1],
      ]),
    )
    expect([...(await sharedRows(db, { kind: 'media', keys: ['b', 'c', 'no'] }, read)).keys()]).toEqual(['b', 'c'])
    expect(read.mock.calls).toEqual([[['a', 'b', 'no']], [['c']]])
  })
})
