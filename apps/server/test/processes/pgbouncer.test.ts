import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areConnectionsShared } from '../../src/platform/database/shared-connections.ts'
import { whenReady } from '../../src/platform/process/child-server.ts'
import { freePort } from '../../src/platform/process/free-port.ts'
import { createTestDatabase, type TestDatabase } from '../ground/test-database.ts'
import { addTestGoods } from '../samples/test-goods.ts'
import { until } from '../until.ts'
import { createVisitor } from '../visitors/visitor-client.ts'
import { spawnShop } from './shop-process.ts'

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0
/** PgBouncer does not run as root. */
const NOBODY = 65_534

describe.runIf(isInstalled)('behind PgBouncer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-pgbouncer-'))
  const bouncers: ChildProcess[] = []
  let database: TestDatabase
  beforeAll(async () => {
    chmodSync(folder, 0o755)
    database = await createTestDatabase()
  })
  afterAll(async () => {
    for (const bouncer of bouncers) {
      const ended = new Promise((resolve) => bouncer.once('exit', resolve))
      bouncer.kill('SIGINT')
      await ended
    }
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  let made = 0
  async function startBouncer(mode: string, more = ''): Promise<string> {
    const { hostname, port, username, password, pathname } = new URL(database.url)
    const ownPort = await freePort()
    made += 1
    const [file, users] = [join(folder, `${made}.ini`), join(folder, `${made}.users`)]
    writeFileSync(users, `"${username}" "${password}"\n`)
    writeFileSync(
      file,
      `[databases]\nshop = host=${hostname} port=${port} dbname=${pathname.slice(1)}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${ownPort}\nauth_type = plain\nauth_file = ${users}\npool_mode = ${mode}\nunix_socket_dir =\n${more}`,
    )
    const runAs = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
    if ('uid' in runAs) for (const each of [file, users]) chownSync(each, NOBODY, NOBODY)
    bouncers.push(spawn('pgbouncer', ['-q', file], { stdio: 'ignore', cwd: '/', ...runAs }))
    const url = `postgres://${username}:${password}@127.0.0.1:${ownPort}/shop`
    await until(async () => {
      const client = new pg.Client(url)
      client.on('error', () => undefined)
      await client.connect().finally(() => client.end().catch(() => undefined))
    })
    return url
  }

  const start = (url: string) =>
    spawnShop({ DATABASE_URL: url, DATA_DIR: folder, SHOP_SECRET: 'x'.repeat(40), RATE_LIMITS: 'off' })

  it('CLU-04 the shop does not start where connections are shared, and says what to do', async () => {
    const shared = await startBouncer('transaction', 'ignore_startup_parameters = statement_timeout\n')
    expect(await areConnectionsShared(shared)).toBe(true)
    expect(await areConnectionsShared(database.url)).toBe(false)
    const refused = await start(shared)
    expect(await refused.exited).toBe(1)
    expect(refused.output()).toContain('set pool_mode = session')
  })

  it('CLU-04 it serves where each connection is its own, and names the parameter that PgBouncer has to pass over', async () => {
    const strict = await start(await startBouncer('session'))
    expect(await strict.exited).toBe(1)
    expect(strict.output()).toContain('ignore_startup_parameters = statement_timeout')

    const url = await startBouncer('session', 'ignore_startup_parameters = statement_timeout\ndefault_pool_size = 50\n')
    await addTestGoods(database.main, [{ sku: 'X-POOLED', onHand: 5 }])
    const shop = await start(url)
    await whenReady(shop.origin, shop.child)
    try {
      const { cartResponse } = await createVisitor(shop).apply({
        $type: 'AddLineItemCommand',
        sku: 'X-POOLED',
        quantity: 1,
      })
      expect(cartResponse.items).toHaveLength(1)
      expect((await fetch(shop.origin)).status).toBe(200)
    } finally {
      shop.child.kill('SIGTERM')
      await shop.exited
    }
  })
})
