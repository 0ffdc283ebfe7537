import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
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
import { SERVED } from './served.ts'

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
  const OF_PARTS = ['shop_replica', 'shop_replica_lag_seconds', 'shop_redis_connected', 'shop_file_store_connected']

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
      await fetch(`${shop.origin}/`)
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

/** In the place of ports that only root may open; nothing listens on them. */
const FREE: Readonly<Record<string, string>> = { '80': '127.0.0.1:4680', '443': '127.0.0.1:4681' }

/** A certificate where the file says it is, and ports that anybody may open. */
function madeToTry(name: string, folder: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const made = spawnSync('openssl', [
    ...'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=shop.test -keyout'.split(' '),
    key,
    '-out',
    certificate,
  ])
  if (made.status !== 0) throw new Error(String(made.stderr))
  writeFileSync(join(folder, 'both.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  return (DEPLOY_FILES[name]?.() ?? '')
    .replace('/etc/haproxy/shop.pem', join(folder, 'both.pem'))
    .replace('/etc/nginx/shop.crt', certificate)
    .replace('/etc/nginx/shop.key', key)
    .replaceAll(/(bind |listen ):?(80|443)/g, (_, before: string, port: string) => `${before}${FREE[port]}`)
}

describe('what stands in front', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-front-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it.runIf(isInstalled('haproxy'))('CLU-04 HAProxy takes its file', () => {
    const file = join(folder, 'haproxy.cfg')
    writeFileSync(file, madeToTry('haproxy/haproxy.cfg', folder))
    const run = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' })
    expect(run.stdout + run.stderr).toContain('Configuration file is valid')
    expect(run.stderr).not.toMatch(/WARNING|ALERT/)
  })

  it.runIf(isInstalled('nginx'))('CLU-04 nginx takes its file', () => {
    const site = madeToTry('nginx/shop.conf', folder)
    const file = join(folder, 'nginx.conf')
    writeFileSync(file, `pid ${folder}/pid; error_log stderr;\nevents {}\nhttp { access_log off;\n${site}\n}`)
    const run = spawnSync('nginx', ['-t', '-c', file, '-p', folder], { encoding: 'utf8' })
    expect(run.stderr).toContain('test is successful')
  })

  it('CLU-04 a proxy waits longer than the shop, and drops idle connections sooner than it', () => {
    const app = readFileSync(join(DEPLOY_FOLDER, '../apps/server/src/start/app.ts'), 'utf8')
    const inMs = (name: string) => Number(new RegExp(`${name} = ([\\d_]+)`).exec(app)?.[1]?.replaceAll('_', ''))
    expect(SERVED.requestSeconds * 1000).toBeGreaterThan(inMs('REQUEST_TIMEOUT_MS'))
    expect(SERVED.idleSeconds * 1000).toBeLessThan(inMs('KEEP_ALIVE_MS'))
  })
})
