import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const MAIN = resolve(import.meta.dirname, '../src/start/main.ts')

export interface ShopProcess {
  readonly child: ChildProcess
  readonly origin: string
  readonly output: () => string
  readonly exited: Promise<number | null>
}

export async function freePort(): Promise<number> {
  const { promise, resolve: found } = Promise.withResolvers<number>()
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
  })
  return promise
}

/** The real program in a process of its own, as an operator starts it. */
export async function spawnShop(env: Readonly<Record<string, string>>): Promise<ShopProcess> {
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH ?? '', SHOP_MODE: 'test', BRAND: 'hjemly', LOG_LEVEL: 'warn', ...env, PORT: port },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const { promise: exited, resolve: ended } = Promise.withResolvers<number | null>()
  child.once('exit', ended)
  return { child, origin: `http://127.0.0.1:${port}`, output: () => output, exited }
}

export async function whenReady(shop: ShopProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (shop.child.exitCode !== null) throw new Error(`The shop ended: ${shop.output()}`)
    const answer = await fetch(`${shop.origin}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return
    await pause(25)
  }
  throw new Error(`The shop was not ready in time: ${shop.output()}`)
}
