import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { LISTENING } from '../platform/process/child-server.ts'
import { reportToServiceManager } from '../platform/process/service-manager.ts'
import { parseConfig } from './config.ts'
import { readProcessCount } from './processes/process-count.ts'

/** `npm run serve`: the built shop, in production mode unless told otherwise. */
async function main(): Promise<void> {
  const config = parseConfig({ SHOP_MODE: 'production', ...process.env })
  // React's development build is slow; the server renders with the production build.
  process.env.NODE_ENV = 'production'
  // Imported after the settings were checked, so that mistakes are reported fast.
  enableCompileCache()
  const count = cluster.isPrimary ? readProcessCount(process.argv.slice(2), config) : 1
  if (count > 1) {
    const { serveMany } = await import('./processes/serve-many.ts')
    await serveMany(config, count)
    reportToServiceManager(process.env, 'ready')
    return
  }
  const { serveShop } = await import('./serve.ts')
  const shop = await serveShop(config)
  process.send?.(LISTENING)
  // The first of several says it for all.
  if (cluster.isPrimary) reportToServiceManager(process.env, 'ready')
  const stop = () => void shop.stop().then(() => process.exit(0))
  // `on`, not `once`: a second signal must not cut the shutdown short.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The parent process is gone, so nothing else would stop this one.
  process.once('disconnect', stop)
}

main().catch(async (error: unknown) => {
  const { startFailure } = await import('./start-failure.ts')
  process.stderr.write(`The shop did not start.\n${startFailure(error)}\n`)
  process.exit(1)
})
