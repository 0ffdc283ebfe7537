import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenReady } from '../../src/platform/process/child-server.ts'
import { freePort } from '../../src/platform/process/free-port.ts'
import { createTestDatabase, type TestDatabase } from '../ground/test-database.ts'
import { PATIENT, spawnShop, type ShopProcess } from '../processes/shop-process.ts'

/** A shop in a process of its own: killed, it starts again at the same address, on the same database. */
export interface KillableShop {
  readonly database: TestDatabase
  readonly origin: string
  readonly start: () => Promise<void>
  readonly kill: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function openKillableShop(env: Readonly<Record<string, string>> = {}): Promise<KillableShop> {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'firkant-killed-'))
  const port = String(await freePort())
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: port, ...PATIENT, ...env }
  let shop: ShopProcess

  async function start(): Promise<void> {
    shop = await spawnShop(settings)
    await whenReady(shop.origin, shop.child)
  }
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    shop.child.kill(signal)
    await shop.exited
  }

  await start()
  return {
    database,
    origin: `http://127.0.0.1:${port}`,
    start,
    kill: () => end('SIGKILL'),
    async close() {
      await end('SIGTERM')
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
