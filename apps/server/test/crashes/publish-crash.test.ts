import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeSetDocuments, changeSets } from '../../src/features/change-sets/change-set-tables.ts'
import { until } from '../until.ts'
import { employeeAtWork } from '../visitors/test-employee.ts'
import { JSON_HEADERS } from '../visitors/visitor-client.ts'
import { openKillableShop, type KillableShop } from './killable-shop.ts'

const PAGES = 60
/** Until here it has come when the process is killed. */
const HALFWAY = 30

let shop: KillableShop
beforeAll(async () => void (shop = await openKillableShop()))
afterAll(() => shop.close())

const keyOf = (index: number) => `kill-${String(index).padStart(3, '0')}`

async function addSet(): Promise<string> {
  const now = new Date()
  const [set] = await shop.database.main
    .insert(changeSets)
    .values({ brand: 'hjemly', name: 'Mange', state: 'shared', ownerName: 'Eva', createdAt: now, changedAt: now })
    .returning()
  if (!set) throw new Error('The set could not be stored')
  const block = { id: 'tekst', componentName: 'Editorial', props: { html: '<p>Hej</p>', heading: 'Ny', level: '1' } }
  await shop.database.main.insert(changeSetDocuments).values(
    Array.from({ length: PAGES }, (_, index) => ({
      setId: set.id,
      document: `page/da/${keyOf(index)}`,
      brand: 'hjemly',
      base: null,
      value: {
        key: keyOf(index),
        path: `/${keyOf(index)}`,
        componentName: 'EditorialPage',
        title: 'Ny',
        blocks: [block],
      },
      changedBy: 'Eva',
      changedAt: now,
    })),
  )
  return set.id
}

const publish = (id: string, cookie: string) =>
  fetch(`${shop.origin}/api/studio/sets/step`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, cookie },
    body: JSON.stringify({ id, step: 'publish' }),
  })

async function standing(id: string): Promise<readonly [state: string, pages: number]> {
  const { rows } = await shop.database.pool.query(
    `select (select state from change_sets where id = $1) as state,
      (select count(*)::int from pages where key like 'kill-%') as pages`,
    [id],
  )
  return [rows[0].state, rows[0].pages]
}

it('STU-02 OPS-01 kill -9 in the middle of publishing: nothing of it is there, and then all of it', async () => {
  const { cookie } = await employeeAtWork({ ...shop, secret: 'unused' }, { role: 'manager', now: new Date() })
  const id = await addSet()
  // Another transaction holds a page halfway: publishing waits there, with half of its pages written.
  const other = await shop.database.pool.connect()
  await other.query('begin')
  await other.query(`insert into pages (brand, language, key, path) values ('hjemly', 'da', $1, '/holds')`, [
    keyOf(HALFWAY),
  ])
  const answer = publish(id, cookie).catch(() => undefined)
  await until(async () => {
    const { rows } = await shop.database.pool.query(
      `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "pages"%'`,
    )
    expect(rows[0].waiting).toBe(1)
  })
  await shop.kill()
  await answer
  await other.query('rollback')
  other.release()
  await shop.start()
  expect(await standing(id)).toEqual(['shared', 0])
  expect((await fetch(`${shop.origin}/${keyOf(0)}`, { headers: { accept: 'text/html' } })).status).toBe(404)

  const again = await publish(id, cookie)
  expect([again.status, await again.json()]).toMatchObject([200, { success: true }])
  expect(await standing(id)).toEqual(['published', PAGES])
  expect((await fetch(`${shop.origin}/${keyOf(PAGES - 1)}`, { headers: { accept: 'text/html' } })).status).toBe(200)
}, 120_000)
