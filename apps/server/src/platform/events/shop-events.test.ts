import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { listenForEvents, publishEvent, type ShopEvent } from './shop-events.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ holds: 'tables' })
})
afterAll(() => database.drop())

it('OPS-01 what is published as soon as it listens is heard', async () => {
  const events = listenForEvents(database.url, () => undefined)
  const heard: ShopEvent[] = []
  events.subscribe((event) => heard.push(event))
  await events.listening
  await publishEvent(database.main, { type: 'catalog-changed', productKeys: ['nordlo-3-green'] })
  await expect.poll(() => heard).toEqual([{ type: 'catalog-changed', productKeys: ['nordlo-3-green'] }])
  await events.close()
})

it('OPS-01 whoever waits for it is let go when it is closed before', async () => {
  const events = listenForEvents('postgres://nobody@127.0.0.1:1/none', () => undefined)
  await events.close()
  await expect(events.listening).resolves.toBeUndefined()
})
