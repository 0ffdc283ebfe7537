import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { storePage } from '../../../test/visitors/store-page.ts'

const SOON = new Date(TEST_NOW.getTime() + 60_000)
const campaign = (heading: string) => ({
  key: 'weekend',
  path: '/weekend',
  componentName: 'CampaignPage',
  title: `${heading} | hjemly`,
  heading,
  listing: { source: { categoryKey: 'sofas' } },
})
const ROOM = {
  key: 'room-living',
  path: '/rum/stue',
  componentName: 'RoomPage',
  title: 'Stuen | hjemly',
  heading: 'Stuen',
  listing: { source: { roomKey: 'living' } },
}

let database: TestDatabase
let shop: TestShop
beforeAll(async () => {
  database = await createTestDatabase()
  await storePage(database, campaign('Kun i weekenden'))
  await storePage(database, campaign('Det blev mandag'), { publishAt: SOON })
  await storePage(database, ROOM)
  shop = await startTestShop({ database })
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

const headingOf = async (path: string) => /<h1[^>]*>([^<]*)</.exec(await (await fetch(shop.origin + path)).text())?.[1]

describe('a page on which an editor lists products', () => {
  it('PAGE-05 is kept until the next change that is planned, and no longer', async () => {
    expect(await headingOf('/weekend')).toBe('Kun i weekenden')
    shop.setNow(new Date(SOON.getTime() - 1))
    expect(await headingOf('/weekend')).toBe('Kun i weekenden')
    shop.setNow(SOON)
    expect(await headingOf('/weekend')).toBe('Det blev mandag')
    shop.setNow(TEST_NOW)
  })

  it('PAGE-30 a room stands below the rooms, for visitors and for search engines', async () => {
    const answer = await fetch(`${shop.origin}/api/content/rum/stue`)
    const { model, structuredData } = (await answer.json()) as PageWith<'RoomPage'>
    expect(model.breadcrumbs).toEqual([
      { name: 'hjemly', url: '/' },
      { name: 'Rum', url: '/rum' },
      { name: 'Stuen', url: '/rum/stue' },
    ])
    const crumbs = structuredData.find((data) => '@type' in data && data['@type'] === 'BreadcrumbList')
    expect(JSON.stringify(crumbs)).toContain('"position":2,"name":"Rum","item":"http://shop.test/rum"')
  })

  it('PAGE-30 stands below the shop alone where the brand has no page of rooms', async () => {
    const bare = await createTestDatabase()
    await storePage(bare, ROOM)
    await bare.pool.query(`delete from well_known_pages where key = 'roomsPageLink'`)
    const other = await startTestShop({ database: bare })
    const { model } = (await (await fetch(`${other.origin}/api/content/rum/stue`)).json()) as PageWith<'RoomPage'>
    expect(model.breadcrumbs.map(({ name }) => name)).toEqual(['hjemly', 'Stuen'])
    await other.close()
    await bare.drop()
  })
})
