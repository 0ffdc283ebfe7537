import { parseArgs } from 'node:util'
import { DONE, pathOf, type Command, type CommandContext } from '../command.ts'
import { readRoot } from './backup-command.ts'
import { readMoment } from './read-moment.ts'
import { restoreWithPgBackRest } from './restore-pgbackrest.ts'
import { restoreAside, restoreInPlace, type Restored } from './restore-plain.ts'

const OPTIONS = {
  at: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  timeline: { type: 'string' },
  postgres: { type: 'string' },
  pgbackrest: { type: 'string' },
} as const

function readTimeline(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--timeline ${text}: a whole number from 1 on.`)
  return Number(text)
}

function report({ lastCommitAt, count, isEndOfLog, folder, next }: Restored, at: Date | undefined): string {
  const upTo = lastCommitAt
    ? `Its last change is of ${lastCommitAt.toISOString()}.`
    : 'Nothing happened after the copy.'
  const end =
    isEndOfLog && at
      ? ` The log ends before ${at.toISOString()}: there was no later change, or its segments never reached the archive.`
      : ''
  return `Restored into ${folder}${count === undefined ? '' : `: ${count} orders`}. ${upTo}${end}\n${next}\n`
}

async function restore(
  context: CommandContext,
): Promise<{ readonly restored: Restored; readonly at: Date | undefined }> {
  const { values } = parseArgs({ args: context.args, options: OPTIONS })
  const at = readMoment(values.at, new Date())
  const to = values.to === undefined ? undefined : pathOf(context, values.to)
  if (values.pgbackrest !== undefined) {
    if (to === undefined) throw new Error('Say where to with --to FOLDER: the data folder of a server that is stopped.')
    const options = { stanza: values.pgbackrest, at, folder: to, programs: values.postgres }
    return { restored: await restoreWithPgBackRest(context, options), at }
  }
  const wanted = { root: readRoot(context, values.from), at, timeline: readTimeline(values.timeline) }
  if (to !== undefined)
    return { restored: await restoreAside(context, { ...wanted, folder: to, programs: values.postgres }), at }
  if (context.config.databaseUrl !== undefined)
    throw new Error(
      'The server at DATABASE_URL is not this command’s to stop: say --to FOLDER, and start a server on it.',
    )
  return { restored: await restoreInPlace(context, wanted), at }
}

export const restoreCommand: Command = {
  usage:
    'restore --at MOMENT|latest [--from FOLDER] [--to FOLDER] [--timeline N] [--postgres FOLDER] [--pgbackrest STANZA]',
  help: 'brings the database back as it was at a moment; the embedded one in its place (what was there stays beside it), another into a new data folder',
  async run(context) {
    const { restored, at } = await restore(context)
    context.print(report(restored, at))
    return DONE
  },
}
