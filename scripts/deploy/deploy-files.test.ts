import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../apps/server/test/ground/test-database.ts'
import { addTestGoods } from '../../apps/server/test/samples/test-goods.ts'
import { startSmtpReceiver } from '../../apps/server/test/stand-ins/smtp-receiver.ts'
import { startTestShop } from '../../apps/server/test/test-shop.ts'
import { until } from '../../apps/server/test/until.ts'
import { buy } from '../../apps/server/test/visitors/test-buyer.ts'
import { ALARMS, MORE_PANELS } from './alarms.ts'
import { DEPLOY_FILES, DEPLOY_FOLDER } from './deploy-files.ts'

const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined

it('CLU-07 the files of deploy are what is made from the tables, and no others', () => {
  const stored = readdirSync(DEPLOY_FOLDER, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const names = stored.map((file) => join(file.parentPath, file.name).slice(DEPLOY_FOLDER.length + 1))
  expect(names.toSorted()).toEqual(Object.keys(DEPLOY_FILES).toSorted())
  for (const [name, text] of Object.entries(DEPLOY_FILES))
    expect(readFileSync(join(DEPLOY_FOLDER, name), 'utf8'), `${name}: npm run deploy:files`).toBe(text())
})

it.runIf(isInstalled('promtool'))('CLU-07 Prometheus takes its configuration, the rules and each expression', () => {
  const run = spawnSync('promtool', ['check', 'config', join(DEPLOY_FOLDER, 'prometheus/prometheus.yml')], {
    encoding: 'utf8',
  })
  expect(run.stdout + run.stderr).toContain(`${ALARMS.length} rules found`)
  expect(run.status).toBe(0)
})

describe('what alarms ask for', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  const namesIn = (expression: string) => expression.match(/\bshop_\w+/g) ?? []
  /** Only where there is such a part. */
  const OF_PARTS = ['shop_replica', 'shop_replica_lag_seconds', 'shop_redis_connected']

  it('CLU-07 is told by the shop, with what buyers did', async () => {
    const mail = await startSmtpReceiver()
    const shop = await startTestShop({ database, env: { SMTP_URL: mail.url } })
    const told = async () => (await fetch(`${shop.origin}/metrics`)).text()
    try {
      await database.pool.query(
        `insert into jobs (queue, key, payload, state, attempts, run_at) values
          ('mail.hjemly', 'late', '{}', 'waiting', 2, now() - interval '20 minutes'), ('mail.hjemly', 'dead', '{}', 'dead', 9, now())`,
      )
      await addTestGoods(database.main, [{ sku: 'X-ALARM', onHand: 5 }])
      await buy(shop, { goods: { 'X-ALARM': 1 } })
      const text = await told()
      const all = [...ALARMS, ...ALARMS.flatMap(({ panel }) => panel ?? []), ...MORE_PANELS]
      const wanted = all.flatMap(({ expression }) => namesIn(expression))
      for (const name of new Set(wanted))
        if (!OF_PARTS.includes(name)) expect(text, name).toMatch(new RegExp(`^${name}(?:\\{|_bucket| )`, 'm'))
      expect(text).toMatch(/^shop_orders_total\{result="placed",reason=""\} 1$/m)
      expect(text).toMatch(/^shop_jobs_retrying\{queue="mail.hjemly"\} 1$/m)
      expect(text).toMatch(/^shop_job_oldest_due_seconds\{queue="mail.hjemly"\} 1[12]\d\d/m)
      expect(text).toMatch(/^shop_jobs\{queue="mail.hjemly",state="dead"\} 1$/m)
      expect(text).toMatch(/^shop_pool_size 5$/m)
      expect(text).toMatch(/^shop_build_info\{version="[^"]+",brand="hjemly",mode="test",node="v\d+/m)
      await until(async () => expect(await told()).toMatch(/^shop_mail_server_up 1$/m))
    } finally {
      await shop.close()
      await mail.close()
    }
  })
})
