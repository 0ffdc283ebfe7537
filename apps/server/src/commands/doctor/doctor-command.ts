import { openDatabaseServer } from '../../platform/database/open-server.ts'
import type { Config } from '../../start/config.ts'
import { DONE, type Command } from '../command.ts'
import { databaseChecks } from './check-database.ts'
import { fileChecks } from './check-files.ts'
import { serviceChecks } from './check-services.ts'
import { workChecks } from './check-work.ts'
import { runCheck, type Check, type Finding } from './finding.ts'

const MARKS = { fine: 'fine ', weak: 'WEAK ', wrong: 'WRONG' } as const
const PART_WIDTH = 13

function line({ part, state, said, remedy }: Finding): string {
  const first = `  ${MARKS[state]}  ${part.padEnd(PART_WIDTH)}${said}\n`
  return state === 'fine' || !remedy ? first : `${first}${' '.repeat(9 + PART_WIDTH)}${remedy}\n`
}

/** Checks of one kind run beside each other; what is found is told in their order. */
async function* examine(checks: readonly Check[]): AsyncGenerator<Finding> {
  for (const findings of checks.map(runCheck)) yield* await findings
}

async function* examineAll(config: Config): AsyncGenerator<Finding> {
  yield* examine([...fileChecks(config), ...serviceChecks(config)])
  let server
  try {
    server = await openDatabaseServer({ ...config, joinRunning: true })
  } catch (error) {
    yield { part: 'database', state: 'wrong', said: error instanceof Error ? error.message : String(error) }
    return
  }
  try {
    yield* examine([...databaseChecks(config, server.url), ...workChecks(server.url)])
  } finally {
    await server.stop()
  }
}

export const doctorCommand: Command = {
  usage: 'doctor',
  help: 'looks at settings, files, mail, database and jobs, and says what is wrong and what to do; exits with 1 if something is',
  async run({ config, print }) {
    print(`${config.brand}, ${config.mode}\n`)
    const counts = { fine: 0, weak: 0, wrong: 0 }
    for await (const finding of examineAll(config)) {
      counts[finding.state] += 1
      print(line(finding))
    }
    print(`${counts.fine} fine, ${counts.weak} weak, ${counts.wrong} wrong\n`)
    return counts.wrong > 0 ? 1 : DONE
  },
}
