import { expect, it } from 'vitest'
import { LANGUAGE_WORDS } from '../language/language-words.ts'
import { cacheIndex } from './index-cache.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'

const newIndex = () => buildSearchIndex('da', LANGUAGE_WORDS.da, [])

/** Builds that end when the test says so. */
function heldBuilds() {
  const builds: PromiseWithResolvers<SearchIndex>[] = []
  const kept = cacheIndex(() => {
    const build = Promise.withResolvers<SearchIndex>()
    builds.push(build)
    return build.promise
  })
  const made = () => {
    const index = newIndex()
    builds.at(-1)?.resolve(index)
    return index
  }
  return { kept, builds, made }
}

it('SRCH-08 the last words answer while new ones are made, and no such answer is kept', async () => {
  const { kept, builds, made } = heldBuilds()
  const asked = kept.current()
  const first = made()
  expect(await asked).toEqual({ index: first, isStale: false })
  kept.changed()
  expect(await kept.current()).toEqual({ index: first, isStale: true })
  const second = made()
  await builds.at(-1)?.promise
  expect(await kept.current()).toEqual({ index: second, isStale: false })
  expect(builds).toHaveLength(2)
})

it('SRCH-08 who searches later in a long making waits for nothing', async () => {
  const { kept, made } = heldBuilds()
  const asked = kept.current()
  const first = made()
  await asked
  kept.changed()
  await kept.current()
  const atOnce = new Promise((resolve) => void setImmediate(resolve, 'waits'))
  expect(await Promise.race([kept.current(), atOnce])).toEqual({ index: first, isStale: true })
})

it('SRCH-08 what changes while words are made is read again', async () => {
  const { kept, builds, made } = heldBuilds()
  const asked = kept.current()
  kept.changed()
  made()
  expect((await asked).isStale).toBe(true)
  const again = kept.current()
  expect(builds).toHaveLength(2)
  const second = made()
  expect(await again).toEqual({ index: second, isStale: false })
})

it('SRCH-08 words that could not be made are made at the next search', async () => {
  const { kept, builds, made } = heldBuilds()
  const asked = kept.current()
  builds[0]?.reject(new Error('the database is away'))
  await expect(asked).rejects.toThrow('the database is away')
  const again = kept.current()
  const index = made()
  expect(await again).toEqual({ index, isStale: false })
})

it('SRCH-08 a rebuild that is asked for does not take over one that began before', async () => {
  const { kept, builds, made } = heldBuilds()
  const asked = kept.current()
  const rebuilt = kept.rebuild()
  const early = made()
  expect((await asked).index).toBe(early)
  await expect.poll(() => builds.length).toBe(2)
  const late = made()
  expect(await rebuilt).toBe(late)
})
