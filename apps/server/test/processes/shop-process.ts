import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { resolve } from 'node:path'
import { freePort } from '../../src/platform/process/free-port.ts'

const MAIN = resolve(import.meta.dirname, '../../src/start/main.ts')
const COMMANDS = resolve(import.meta.dirname, '../../src/commands/main.ts')
/** As `npm run serve` and `npm run shop` start them: found quickly, and code that was read once is not compiled again. */
const QUICK_IMPORTS = new URL('../../../../scripts/quick-imports.mjs', import.meta.url).href
const COMPILED = resolve(import.meta.dirname, '../../../../node_modules/.cache/compiled')

/** For load that comes from one address, on a machine that may be busy with other tests. */
export const PATIENT = { RATE_LIMITS: 'off', OVERLOAD_MS: '60000', DATABASE_WAIT_MS: '60000' } as const

export interface ShopProcess {
  readonly child: ChildProcess
  readonly origin: string
  readonly output: () => string
  readonly exited: Promise<number | null>
}

function spawnProgram(args: readonly string[], env: Readonly<Record<string, string>>, stdio: StdioOptions = 'pipe') {
  const child = spawn(process.execPath, ['--import', QUICK_IMPORTS, ...args], {
    stdio,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: COMPILED,
      SHOP_MODE: 'test',
      BRAND: 'hjemly',
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const { promise: exited, resolve: ended } = Promise.withResolvers<number | null>()
  child.once('exit', ended)
  return { child, output: () => output, exited }
}

/** The real program in a process of its own, as an operator starts it. */
export async function spawnShop(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<ShopProcess> {
  const port = env.PORT ?? String(await freePort())
  // With a channel to its parent, it says when it listens.
  const program = spawnProgram([MAIN, ...args], { ...env, PORT: port }, ['ignore', 'pipe', 'pipe', 'ipc'])
  return { ...program, origin: `http://127.0.0.1:${port}` }
}

export interface CommandEnd {
  readonly code: number | null
  readonly output: string
}

/** `npm run shop -- …` in a process of its own. */
export async function runCommand(args: readonly string[], env: Readonly<Record<string, string>>): Promise<CommandEnd> {
  const { exited, output } = spawnProgram([COMMANDS, ...args], env)
  return { code: await exited, output: output() }
}
