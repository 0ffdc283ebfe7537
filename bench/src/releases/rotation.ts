import { setTimeout as pause } from 'node:timers/promises'
import { stopChild } from '@firkant/server/platform/process/child-server.ts'
import type { BenchShop } from '../shop-child.ts'

const ASK_EVERY_MS = 100

export interface Rotation {
  /** The next one's address, each time it is read. */
  readonly origin: string
  readonly add: (shop: BenchShop) => void
  /** As a balancer does: no more requests from the moment on at which it says that it stops. */
  readonly retire: (shop: BenchShop) => Promise<void>
}

const isReady = async ({ origin }: BenchShop) =>
  (await fetch(`${origin}/readyz`).catch(() => undefined))?.status === 200

export function createRotation(): Rotation {
  const shops: BenchShop[] = []
  let turns = 0
  return {
    get origin() {
      turns += 1
      const shop = shops[turns % shops.length]
      if (!shop) throw new Error('Nobody serves')
      return shop.origin
    },
    add: (shop) => void shops.push(shop),
    async retire(shop) {
      const stopping = stopChild(shop.child)
      while (await isReady(shop)) await pause(ASK_EVERY_MS)
      shops.splice(shops.indexOf(shop), 1)
      await stopping
    },
  }
}
