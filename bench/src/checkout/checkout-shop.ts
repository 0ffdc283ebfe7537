import { stopChild, whenReady } from '@firkant/server/platform/process/child-server.ts'
import { spawnShop, type ShopProcess } from '../../../apps/server/test/processes/shop-process.ts'

/** A shop in its own process, always on the same port. */
export interface KillableShop {
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  /** Waits until it is ready; a shop that exited by itself is restarted and counted. */
  readonly awaitReady: () => Promise<void>
  readonly deaths: () => number
  readonly pid: () => number | undefined
  /** Logs of all its processes. */
  readonly log: () => string
  readonly stop: () => Promise<void>
}

export async function openKillableShop(env: Readonly<Record<string, string>>): Promise<KillableShop> {
  let shop: ShopProcess = await spawnShop(env)
  let [before, deaths] = ['', 0]
  await whenReady(shop.origin, shop.child)

  async function start(): Promise<void> {
    before += shop.output()
    shop = await spawnShop(env)
    await whenReady(shop.origin, shop.child)
  }

  return {
    start,
    async kill() {
      shop.child.kill('SIGKILL')
      await shop.exited
    },
    async awaitReady() {
      try {
        await whenReady(shop.origin, shop.child)
      } catch {
        deaths += 1
        await start()
      }
    },
    deaths: () => deaths,
    pid: () => shop.child.pid,
    log: () => before + shop.output(),
    stop: () => stopChild(shop.child),
  }
}
