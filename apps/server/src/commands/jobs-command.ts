import { parseArgs } from 'node:util'
import { countJobs, listDeadJobs, reviveDeadJobs } from '../platform/jobs/job-store.ts'
import { DONE, withDatabase, type Command } from './command.ts'

const MOST_SHOWN = 50

export const jobsCommand: Command = {
  usage: 'jobs [--retry]',
  help: 'tells what waits, what was done and what is dead, and why; --retry gives the dead another chance',
  async run(context) {
    const { values } = parseArgs({ args: context.args, options: { retry: { type: 'boolean', default: false } } })
    await withDatabase(context, async ({ main }) => {
      if (values.retry) context.print(`  ${await reviveDeadJobs(main)} dead jobs begin again\n`)
      const counts = await countJobs(main)
      for (const { queue, state, count } of counts) context.print(`  ${queue}: ${count} ${state}\n`)
      if (counts.length === 0) context.print('  There are no jobs.\n')
      for (const { id, queue, attempts, lastError } of await listDeadJobs(main, MOST_SHOWN))
        context.print(`  dead after ${attempts}: ${queue} ${id}: ${lastError ?? 'no reason was kept'}\n`)
    })
    return DONE
  },
}
