import { spawn, spawnSync } from 'node:child_process'
import { DONE, type CommandContext } from '../command.ts'
import { serverUser } from './postgres-of.ts'

const TYPES = ['full', 'diff', 'incr']
/** `… INFO: restore file /… (8MB, 42.10%) checksum …`, `… backup file … (1MB, 7.5%)` */
const PART = /, (\d+(?:\.\d+)?)%\)/

export function demandPgBackRest(): void {
  if (spawnSync('pgbackrest', ['version']).status !== 0)
    throw new Error(
      'pgBackRest is not installed (Debian: apt install pgbackrest). Without it: npm run shop -- backup FOLDER',
    )
}

interface Run {
  readonly args: readonly string[]
  readonly said: string
  readonly runAs?: { readonly uid: number; readonly gid: number } | undefined
}

/** Its own configuration says where its repository is: /etc/pgbackrest.conf or PGBACKREST_…. */
export async function runPgBackRest({ progress }: CommandContext, { args, said, runAs }: Run): Promise<void> {
  progress.step(said)
  const child = spawn('pgbackrest', ['--log-level-console=detail', '--log-level-file=off', ...args], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...runAs,
  })
  let tail = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      tail = (tail + chunk.toString()).slice(-4000)
      const part = chunk
        .toString()
        .split('\n')
        .map((line) => PART.exec(line)?.[1])
        .findLast((found) => found !== undefined)
      if (part !== undefined) progress.count(Math.floor(Number(part)), 100)
    })
  const ended = Promise.withResolvers<number | null>()
  child.once('exit', ended.resolve)
  child.once('error', ended.reject)
  if ((await ended.promise) !== 0) {
    const error = tail.split('\n').findLast((line) => line.includes('ERROR')) ?? tail.trim()
    throw new Error(`pgBackRest: ${error.replace(/^.*?ERROR: /, '')}`)
  }
  progress.done('done')
}

export async function backUpWithPgBackRest(
  context: CommandContext,
  { stanza, type = 'incr' }: { readonly stanza: string; readonly type: string | undefined },
): Promise<number> {
  if (!TYPES.includes(type)) throw new Error(`--type ${type}: there is only ${TYPES.join(', ')}.`)
  demandPgBackRest()
  await runPgBackRest(context, {
    args: [`--stanza=${stanza}`, `--type=${type}`, '--start-fast', 'backup'],
    said: 'Copying the database',
    // Who reads the repository when it is restored writes it, too.
    runAs: serverUser(),
  })
  return DONE
}
