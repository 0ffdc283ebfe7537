import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { ConfigError, type Config } from '../config.ts'

const MOST = 64

/** How many processes `npm run serve -- --processes N` asks for. */
export function readProcessCount(args: readonly string[], { databaseUrl }: Pick<Config, 'databaseUrl'>): number {
  const { values } = parseArgs({ args: [...args], options: { processes: { type: 'string', default: '1' } } })
  const count = values.processes === 'all' ? availableParallelism() : Number(values.processes)
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new ConfigError([
      `--processes is "${values.processes}", but must be a whole number from 1 to ${MOST}, or all: one for each core.`,
    ])
  if (count > 1 && databaseUrl === undefined)
    throw new ConfigError(['Several processes need DATABASE_URL: the embedded database belongs to one.'])
  return count
}
