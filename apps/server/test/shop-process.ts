import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { freePort } from '../src/platform/process/free-port.ts'

const MAIN = resolve(import.meta.dirname, '../src/start/main.ts')

export interface ShopProcess {
  readonly child: ChildProcess
  readonly origin: string
  readonly output: () => string
  readonly exited: Promise<number | null>
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
