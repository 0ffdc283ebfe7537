import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openImageCache } from './image-cache.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firkant-image-cache-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function filesIn(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted()
}

describe('the image cache', () => {
  it('IMG-01 keeps what it was given, also over a restart', async () => {
    const cache = await openImageCache({ folder, maxBytes: 100 })
    await cache.put('aa01', Buffer.from('picture'))
    const reopened = await openImageCache({ folder, maxBytes: 100 })
    expect(String(await reopened.get('aa01'))).toBe('picture')
    expect(reopened.bytesHeld()).toBe(7)
    expect(await reopened.get('aa02')).toBeUndefined()
  })

  it('IMG-01 removes the least recently used beyond its limit', async () => {
    const cache = await openImageCache({ folder, maxBytes: 100 })
    await cache.put('aa01', Buffer.alloc(40, 1))
    await cache.put('bb02', Buffer.alloc(40, 1))
    await cache.get('aa01')
    await cache.put('cc03', Buffer.alloc(40, 1))
    await expect.poll(filesIn).toEqual(['aa01', 'cc03'])
    expect(cache.bytesHeld()).toBe(80)
  })

  it('IMG-01 remembers the order of use over a restart, and obeys a lower limit', async () => {
    const cache = await openImageCache({ folder, maxBytes: 100 })
    await cache.put('aa01', Buffer.alloc(40, 1))
    await cache.put('bb02', Buffer.alloc(40, 1))
    await utimes(path.join(folder, 'aa', 'aa01'), new Date('2030-01-02'), new Date('2030-01-01'))
    await openImageCache({ folder, maxBytes: 50 })
    await expect.poll(filesIn).toEqual(['aa01'])
  })

  it('IMG-01 never serves a file that was not written to its end', async () => {
    const cache = await openImageCache({ folder, maxBytes: 100 })
    await cache.put('aa01', Buffer.from('whole'))
    const half = path.join(folder, 'aa', 'aa02.0000.tmp')
    await writeFile(half, 'hal')
    await writeFile(path.join(folder, 'aa', 'aa03'), '')
    await utimes(half, new Date('2020-01-01'), new Date('2020-01-01'))
    const reopened = await openImageCache({ folder, maxBytes: 100 })
    expect(await reopened.get('aa02')).toBeUndefined()
    expect(await reopened.get('aa03')).toBeUndefined()
    expect(await filesIn()).toEqual(['aa01'])
  })

  it('IMG-01 does not keep a picture that is larger than the whole cache', async () => {
    const cache = await openImageCache({ folder, maxBytes: 10 })
    await cache.put('aa01', Buffer.alloc(11, 1))
    expect(await filesIn()).toEqual([])
  })

  it('IMG-01 survives files that vanish beneath it', async () => {
    const cache = await openImageCache({ folder, maxBytes: 100 })
    await cache.put('aa01', Buffer.from('picture'))
    await rm(path.join(folder, 'aa'), { recursive: true })
    expect(await cache.get('aa01')).toBeUndefined()
    expect(cache.bytesHeld()).toBe(0)
  })
})
