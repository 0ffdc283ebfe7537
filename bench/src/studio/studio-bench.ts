import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { employeeAtWork } from '../../../apps/server/test/visitors/test-employee.ts'
import { median } from '../load/load.ts'
import { timeKeystrokes } from './keystroke-bench.ts'

const ROUNDS = 60
const ROUNDS_BEFORE = 10
const PAGES = 10_000
const CHANGES = 100_000
const HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const P95 = 0.95

export interface Measured {
  readonly p50: number
  readonly p95: number
}

async function timed(work: (turn: number) => Promise<void>): Promise<Measured> {
  const times: number[] = []
  for (let turn = 0; turn < ROUNDS + ROUNDS_BEFORE; turn += 1) {
    const from = performance.now()
    await work(turn)
    if (turn >= ROUNDS_BEFORE) times.push(performance.now() - from)
  }
  return measured(times)
}

function measured(times: readonly number[]): Measured {
  const sorted = times.toSorted((one, other) => one - other)
  return { p50: median(times), p95: sorted[Math.floor(sorted.length * P95)] ?? Number.NaN }
}

/** Ten thousand pages with a version each, and a hundred thousand published changes of them. */
async function fill(databaseUrl: string): Promise<void> {
  const database = openDatabase({ url: databaseUrl, poolSize: 1, onError: () => undefined })
  await database.pool.query(
    `with made as (insert into pages (brand, language, key, path)
        select 'hjemly', 'da', 'many-' || n, '/many-' || (n % 100) || '/page-' || n from generate_series(1, $1::int) n
        returning id)
      insert into page_versions (page_id, version, state, component_name, title, description, blocks, content_hash)
        select id, 1, 'published', 'EditorialPage', 'Side ' || id, '', '[]', 'x' from made`,
    [PAGES],
  )
  await database.pool.query(
    `with made as (insert into change_sets (brand, name, state, owner_name, created_at, changed_at, published_at)
        select 'hjemly', 'Set ' || n, 'published', 'Eva', now(), now(), now() from generate_series(1, $1::int) n
        returning id)
      insert into change_set_documents (set_id, document, brand, base, value, changed_by, changed_at, publication, settled_at)
        select id, 'page/da/many-' || (row_number() over () % $2::int), 'hjemly', '{}', '{"title":"x"}', 'Eva', now(),
          row_number() over (), now() from made`,
    [CHANGES, PAGES],
  )
  await database.pool.query('analyze')
  await database.close()
}

/** A key is pressed: it is saved, and the page is drawn with it. Then the lists of a large shop. */
export async function benchStudio(origin: string, databaseUrl: string) {
  const database = openDatabase({ url: databaseUrl, poolSize: 1, onError: () => undefined })
  const staff = { origin, secret: 'unused', database }
  const { cookie } = await employeeAtWork(staff, { role: 'manager', now: new Date() })
  await database.close()
  const ask = async (path: string, body?: unknown) => {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(origin + path, { headers: { ...HEADERS, cookie, accept: '*/*' }, ...sent })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const read = async (path: string, body?: unknown) => (await (await ask(path, body)).json()) as Record<string, unknown>
  const { set } = await read('/api/studio/sets/create', { name: 'Bench' })
  const id = isFields(set) ? set.id : undefined
  const document = 'page/da/start'
  let { live: seen } = await read(`/api/studio/document?document=${document}`)
  const preview = await timed(async (turn) => {
    const value = { ...(isFields(seen) ? seen : {}), title: `Tast ${turn}` }
    const saved = await read('/api/studio/sets/save', { id, document, seen, value })
    seen = saved.value
    const page = await fetch(`${origin}/?preview=studio&set=${String(id)}`, {
      headers: { cookie, accept: 'text/html' },
    })
    if (!(await page.text()).includes(`Tast ${turn}`)) throw new Error('The preview does not show what was saved')
  })
  const inBrowser = measured(await timeKeystrokes(origin, cookie))
  await fill(databaseUrl)
  const tree = await timed(async () => void (await read('/api/studio/pages?of=da')))
  const found = await timed(async (turn) => void (await read(`/api/studio/pages?of=da&said=page-${turn * 90}`)))
  const history = await timed(async () => void (await read('/api/studio/history')))
  const ofOne = await timed(async (turn) => void (await read(`/api/studio/history?document=page/da/many-${turn + 1}`)))
  return { preview, inBrowser, tree, found, history, ofOne }
}
