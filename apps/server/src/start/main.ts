import { enableCompileCache } from 'node:module'
import { LISTENING } from '../platform/process/child-server.ts'
import { parseConfig } from './config.ts'

/** `npm run serve`: the built shop, in production mode unless told otherwise. */
async function main(): Promise<void> {
  const config = parseConfig({ SHOP_MODE: 'production', ...process.env })
  // React's slow, talkative build is for development; the server renders with the other.
  process.env.NODE_ENV = 'production'
  // Loaded after the settings are known to be right, and from the second start on from a cache of compiled code.
  enableCompileCache()
  const { serveShop } = await import('./serve.ts')
  const shop = await serveShop(config)
  process.send?.(LISTENING)
  const stop = () => void shop.stop().then(() => process.exit(0))
  // Not once: a second signal must not cut short what the first has begun.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Started by another program that is gone: nobody is left to stop this one.
  process.once('disconnect', stop)
}

main().catch(async (error: unknown) => {
  const { startFailure } = await import('./start-failure.ts')
  process.stderr.write(`The shop did not start.\n${startFailure(error)}\n`)
  process.exit(1)
})
