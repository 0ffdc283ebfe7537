import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { stopChild } from '@firkant/server/platform/process/child-server.ts'
import { startShop, type ShopSettings } from './start-shop.ts'

const ROOT = resolve(import.meta.dirname, '../..')

interface BuiltShop {
  /** Arguments of `npm run build`. */
  readonly build: readonly string[]
  readonly buildFolder: string
  readonly mode: ShopSettings['SHOP_MODE']
}

/** A shop of hjemly's products with a build of its own, on the database and the pictures of the run. */
export async function useBuiltShop(shop: BuiltShop, use: (origin: string) => Promise<void>): Promise<void> {
  const build = fork(join(ROOT, 'scripts/build.ts'), ['--brand', 'hjemly', ...shop.build], { stdio: 'ignore' })
  const [code] = (await once(build, 'exit')) as [number]
  if (code !== 0) throw new Error(`${shop.buildFolder} could not be built`)
  const { origin, child } = await startShop({
    BRAND: 'hjemly',
    SHOP_MODE: shop.mode,
    BUILD_DIR: join(ROOT, shop.buildFolder),
    DATABASE_URL: process.env.FIRKANT_E2E_DATABASE ?? '',
    DATA_DIR: process.env.FIRKANT_E2E_DATA ?? '',
  })
  await use(origin)
  await stopChild(child)
}
