import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Drizzle } from '../platform/database/database.ts'
import { countJobs, listDeadJobs, reviveDeadJobs } from '../platform/jobs/job-store.ts'
import { DONE, DONE_IN_PART, withDatabase, type Command, type CommandContext } from './command.ts'

const MAX_SHOWN = 50

async function list(main: Drizzle, { print }: CommandContext): Promise<void> {
  const counts = await countJobs(main)
  for (const { queue, state, count } of counts) print(`  ${queue}: ${count} ${state}\n`)
  if (counts.length === 0) print('  There are no jobs.\n')
  for (const { id, queue, attempts, lastError, diedAt } of await listDeadJobs(main, MAX_SHOWN)) {
    const since = diedAt ? ` since ${diedAt.toISOString().slice(0, 16).replace('T', ' ')}` : ''
    print(`  dead after ${attempts}${since}: ${queue} ${id}: ${lastError ?? 'no error was recorded'}\n`)
  }
  const dead = counts.reduce((sum, { state, count }) => (state === 'dead' ? sum + count : sum), 0)
  if (dead > MAX_SHOWN) print(`  … and ${dead - MAX_SHOWN} dead ones that died before these\n`)
}

function readArgs(args: string[]) {
  const { values, positionals: ids } = parseArgs({
    args,
    options: { retry: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  if (ids.length > 0 && !values.retry)
    throw new Error(`Unexpected argument ${ids.join(' ')}. Use --retry ID to run a dead job again.`)
  const wrong = ids.find((id) => !z.uuid().safeParse(id).success)
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a job id. List them with: npm run shop -- jobs`)
  return { isRetry: values.retry, ids }
}

export const jobsCommand: Command = {
  usage: 'jobs [--retry [ID …]]',
  help: 'lists waiting, done and dead jobs, with the error; --retry runs all dead jobs, or the given ones, again',
  async run(context) {
    const { isRetry, ids } = readArgs(context.args)
    return withDatabase(context, async ({ main }) => {
      const revived = isRetry ? await reviveDeadJobs(main, ids.length > 0 ? ids : undefined) : []
      if (isRetry) context.print(`  ${revived.length} dead jobs begin again\n`)
      const missed = ids.filter((id) => !revived.includes(id.toLowerCase()))
      for (const id of missed) context.print(`  ${id} is not among the dead\n`)
      await list(main, context)
      return missed.length > 0 ? DONE_IN_PART : DONE
    })
  },
}
