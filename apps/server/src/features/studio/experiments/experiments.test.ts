import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExperimentResult, ListedExperiment } from '@firkant/domain/studio/experiments/experiment-calls.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { employeeAtWork, type WorkingEmployee } from '../../../../test/visitors/test-employee.ts'

const KEY = 'start-list-words'

let shop: TestShop
let editor: WorkingEmployee
beforeAll(async () => {
  shop = await startTestShop()
  editor = await employeeAtWork(shop, { role: 'editor', now: TEST_NOW })
  const variants = ['longing', 'without'].map((key) => ({ key, weight: 1 }))
  const rule = { key: KEY, kind: 'experiment', audience: { visitor: 'returning' }, controlWeight: 1, variants }
  await shop.database.pool.query(
    `insert into experiences (brand, key, rule, started_at) values ('hjemly', $1, $2, $3)`,
    [KEY, JSON.stringify(rule), TEST_NOW],
  )
})
afterAll(() => shop.close())

async function get<Answer>(path: string): Promise<{ status: number; body: Answer }> {
  const answer = await fetch(`${shop.origin}/api/studio/experiments${path}`, { headers: { cookie: editor.cookie } })
  return { status: answer.status, body: (await answer.json()) as Answer }
}

describe('experiments in the studio', () => {
  it('TRACK-08 lists what the pages have, with shares and audience', async () => {
    const { body } = await get<{ experiments: readonly ListedExperiment[] }>('')
    const found = body.experiments.find(({ key }) => key === KEY)
    expect(found).toMatchObject({ kind: 'experiment', audience: { visitor: 'returning' } })
    expect(found?.variants.map(({ key }) => key)).toEqual(expect.arrayContaining(['control', 'longing', 'without']))
    expect(found?.endedAt).toBeUndefined()
  })

  it('TRACK-08 says what came of each variant, and whether to go on', async () => {
    await shop.database.pool.query(
      `insert into experience_exposures (brand, experience, variant, traits_hash, first_at, last_at, views, errors)
        select 'hjemly', $1, v, v || n, $2, $2, 1, 0 from unnest(array['control', 'longing', 'without']) v, generate_series(1, 30) n`,
      [KEY, TEST_NOW],
    )
    const { body } = await get<ExperimentResult>(`/result?key=${KEY}`)
    expect(body).toMatchObject({ key: KEY, decision: 'continue', reason: 'too-early' })
    expect(body.variants.map(({ visitors }) => visitors)).toEqual([30, 30, 30])
    expect(body.variants[0]).toMatchObject({ variant: 'control', evidence: 1, warnings: [] })
  })

  it('TRACK-08 one that no page ever had is not found', async () => {
    expect((await get('/result?key=nothing')).status).toBe(404)
  })
})
