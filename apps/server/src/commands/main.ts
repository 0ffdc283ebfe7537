import { readCommandConfig } from '../start/production-mark.ts'
import { describeCommands, findCommand } from './command-registry.ts'
import { DONE } from './command.ts'
import { createProgressLine } from './progress-line.ts'

async function run([name, ...args]: string[]): Promise<number> {
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    process.stdout.write(await describeCommands())
    return DONE
  }
  const command = await findCommand(name)
  if (!command) throw new Error(`There is no command "${name}". See them all: npm run shop -- help`)
  return command.run({
    config: await readCommandConfig(process.env),
    args,
    progress: createProgressLine(process.stdout),
    print: (text) => void process.stdout.write(text),
    folder: process.env.INIT_CWD ?? process.cwd(),
    now: new Date(),
  })
}

/** The message of a failed query contains its data, which may be megabytes. */
const MAX_OF_QUERY = 300

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error
    ? `${describe(error.cause)}\n${error.message.slice(0, MAX_OF_QUERY)}`
    : error.message
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${describe(error)}\n`)
  process.exitCode = 1
}
