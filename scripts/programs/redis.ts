import { spawn, spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { freePort } from '@firkant/server/platform/process/free-port.ts'
import { installDebianPackages } from './debian-package.ts'

export interface RedisServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

const hasRedis = () => spawnSync('redis-server', ['--version']).status === 0

/** A real Redis for the tests: the machine's own program, or Debian's package. */
export async function startRedis(): Promise<RedisServer> {
  if (!hasRedis() && !(installDebianPackages(['redis-server']) && hasRedis())) {
    throw new Error('There is no redis-server, and it could not be installed. Install it to run this test.')
  }
  const port = await freePort()
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  )
  const url = `redis://127.0.0.1:${port}`
  const client = new Redis(url, { lazyConnect: false, retryStrategy: () => 50, maxRetriesPerRequest: null })
  client.on('error', () => undefined)
  while ((await client.ping().catch(() => '')) !== 'PONG') await pause(20)
  client.disconnect()
  const stop = async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
    await promise
  }
  return { url, stop }
}
