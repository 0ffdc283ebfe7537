import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { whenReady } from '../../src/platform/process/child-server.ts'
import { isProcessAlive } from '../../src/platform/process/process-alive.ts'
import { createTestDatabase, type TestDatabase } from '../ground/test-database.ts'
import { until } from '../until.ts'
import { PATIENT, spawnShop, type ShopProcess } from './shop-process.ts'

const SECRET = 'the secret of several processes of one shop'
let database: TestDatabase
let shop: ShopProcess
/** In the place of systemd's program: notes what it is told. */
const manager = mkdtempSync(join(tmpdir(), 'firkant-manager-'))
const told = join(manager, 'told')
beforeAll(async () => {
  writeFileSync(join(manager, 'systemd-notify'), `#!/bin/sh\necho "$@ $NOTIFY_SOCKET" >> '${told}'\n`, { mode: 0o755 })
  database = await createTestDatabase()
  const notify = { NOTIFY_SOCKET: '/run/shop', PATH: `${manager}:${process.env.PATH ?? ''}` }
  const env = { ...PATIENT, ...notify, DATABASE_URL: database.url, SHOP_SECRET: SECRET, LOG_LEVEL: 'info' }
  shop = await spawnShop(env, ['--processes', '2'])
  await whenReady(shop.origin, shop.child)
})
afterAll(async () => {
  shop.child.kill('SIGTERM')
  await shop.exited
  await database.drop()
  rmSync(manager, { recursive: true })
})

/** Process ids in the order in which they began to listen, once there are as many. */
const listening = (count: number) =>
  until(() => {
    const found = [...shop.output().matchAll(/"process":(\d+),"msg":"process listens"/g)].map(([, pid]) => Number(pid))
    expect(found).toHaveLength(count)
    return found
  })

const said = (words: string) => until(() => expect(shop.output().includes(words)).toBe(true))

interface Shopper {
  readonly stop: () => Promise<{ readonly answered: number; readonly failed: readonly string[] }>
}

/** Asks again and again on a connection that is kept, as a balancer and a browser do. */
function startShopper(path: string): Shopper {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const failed: string[] = []
  let answered = 0
  const state = { isOver: false }
  const ask = () =>
    new Promise<void>((resolve) => {
      const request = get(shop.origin + path, { agent }, (response) => {
        if (response.statusCode === 200) answered += 1
        else failed.push(String(response.statusCode))
        response.resume().on('end', resolve).on('error', resolve)
      })
      request.on('error', (error) => {
        failed.push(error.message)
        resolve()
      })
    })
  async function shopOn(): Promise<void> {
    while (!state.isOver) await ask()
    agent.destroy()
  }
  const shopping = shopOn()
  return {
    async stop() {
      state.isOver = true
      await shopping
      return { answered, failed }
    },
  }
}

it('CLU-04 a service manager is told once that the shop serves, when all processes do', async () => {
  await listening(2)
  await until(() => expect(readFileSync(told, 'utf8')).toBe('--ready /run/shop\n'))
})

it('CLU-04 a signal restarts the processes of a port one after the other, and no request fails meanwhile', async () => {
  const old = await listening(2)
  expect(new Set(old).size).toBe(2)
  const shoppers = ['/', '/', '/healthz', '/api/openapi.json'].map(startShopper)
  shop.child.kill('SIGHUP')
  await listening(3)
  await listening(4)
  await said('rolling restart is done')
  const ends = await Promise.all(shoppers.map((shopper) => shopper.stop()))
  expect(ends.flatMap(({ failed }) => failed)).toEqual([])
  for (const { answered } of ends) expect(answered).toBeGreaterThan(0)
  expect(old.filter(isProcessAlive)).toEqual([])
})

it('CLU-04 a process that is killed is replaced, and the other goes on', async () => {
  const killed = (await listening(4)).at(-1)
  expect(killed).toBeGreaterThan(1)
  process.kill(Number(killed), 'SIGKILL')
  await said('process ended by itself')
  expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200)
  await listening(5)
  expect((await fetch(shop.origin)).status).toBe(200)
})

it('CLU-04 what can not be several processes is refused with a sentence', async () => {
  const refused = async (count: string, env: Record<string, string>) => {
    const started = await spawnShop({ SHOP_SECRET: SECRET, ...env }, ['--processes', count])
    return { code: await started.exited, output: started.output() }
  }
  const withDatabase = { DATABASE_URL: database.url }
  expect(await refused('0', withDatabase)).toMatchObject({
    code: 1,
    output: expect.stringContaining('from 1 to 64') as string,
  })
  expect(await refused('two', withDatabase)).toMatchObject({
    code: 1,
    output: expect.stringContaining('"two"') as string,
  })
  expect(await refused('2', {})).toMatchObject({
    code: 1,
    output: expect.stringContaining('need DATABASE_URL') as string,
  })
})
