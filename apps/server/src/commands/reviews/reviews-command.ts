import { parseArgs } from 'node:util'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import {
  isRefusal,
  MODERATED_KINDS,
  MODERATION_STATES,
  REFUSALS,
  type ModeratedKind,
  type ModerationState,
} from '@firkant/domain/reviews/moderation.ts'
import { rolesWith } from '@firkant/domain/studio/studio-permissions.ts'
import { findEmployee } from '../../features/employee/employee-store.ts'
import { listModerated, showModerated, type DeskContext } from '../../features/reviews/desk/moderation-list.ts'
import {
  answerAsShop,
  decideModerated,
  type ModerationOutcome,
  type Report,
} from '../../features/reviews/desk/moderation-work.ts'
import { reportBy } from '../../features/reviews/desk/report-decision.ts'
import type { Database } from '../../platform/database/database.ts'
import { DONE, withDatabase, type Command, type CommandContext } from '../command.ts'

const HOW =
  'Say reviews, or reviews publish review/ID@2 --by EMAIL, refuse … --reason personal, answer … --text TEXT. Names are listed by reviews.'
const MAX_LISTED = 50
const DEEDS = ['publish', 'refuse', 'answer'] as const
type Deed = (typeof DEEDS)[number]

interface Named {
  readonly kind: ModeratedKind
  readonly id: string
  /** That was read. */
  readonly seenRevision: number
}

function readName(written = ''): Named {
  const [, word, id, revision] =
    /^([a-z]+)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@(\d{1,6})$/.exec(written) ?? []
  const kind = MODERATED_KINDS.find((each) => each === word)
  if (!kind || id === undefined) throw new Error(`"${written}" names nothing. ${HOW}`)
  return { kind, id, seenRevision: Number(revision) }
}

function oneOf<Value extends string>(values: readonly Value[], written: string | undefined): Value | undefined {
  const found = values.find((each) => each === written)
  if (written !== undefined && !found) throw new Error(`"${written}" is none of ${values.join(', ')}.`)
  return found
}

const deskOf = ({ config, now }: CommandContext, { main }: Database): DeskContext => ({
  db: main,
  brand: BRANDS[config.brand],
  publicUrl: config.publicUrl,
  secret: config.secret,
  now: () => now,
})

interface Listed {
  readonly state: ModerationState
  readonly kind: ModeratedKind | undefined
}

async function list(context: CommandContext, wanted: Listed): Promise<number> {
  const { print } = context
  const items = await withDatabase(context, async (database) => {
    const desk = deskOf(context, database)
    return showModerated(
      database.main,
      desk,
      await listModerated(database.main, desk, { ...wanted, limit: MAX_LISTED }),
    )
  })
  for (const { kind, id, revision, product, rating, author, title, text, question, photos, answer } of items) {
    const stars = rating === undefined ? '' : `, ${rating} of 5 stars`
    const pictures = photos.length === 0 ? '' : `, ${photos.length} photos (seen in the studio)`
    print(`  ${kind}/${id}@${revision}\n    ${product}${stars}${pictures}, by ${author || 'somebody'}\n`)
    for (const each of [question && `asked: ${question}`, title, text, answer && `answered: ${answer}`])
      if (each) print(`    ${each.replaceAll('\n', '\n    ')}\n`)
  }
  if (items.length === 0) print('  There are none.\n')
  return DONE
}

/** Who decides stands in the log: the same people as in the studio. */
async function findDecider({ config }: CommandContext, { main }: Database, email = '') {
  const found = email === '' ? undefined : await findEmployee(main, config.brand, email)
  const role = rolesWith('moderateReviews').find((each) => each === found?.role)
  if (!found || !role || found.disabledAt !== null)
    throw new Error(`--by names who decides: an employee with the role ${rolesWith('moderateReviews').join(', ')}.`)
  return { id: found.id, displayName: found.displayName, role }
}

interface Work extends Named {
  readonly deed: Deed
  readonly reason: string | undefined
  readonly text: string | undefined
}

function doDeed(desk: DeskContext, work: Work, report: Report): Promise<ModerationOutcome | undefined> {
  const { deed, reason, text, kind, id, seenRevision } = work
  if (deed !== 'answer') {
    const said = reason !== undefined && isRefusal(reason) ? { reason } : {}
    return decideModerated(desk, { kind, id, seenRevision, decision: deed, ...said }, report)
  }
  if (kind === 'answer' || text === undefined) throw new Error('Reviews and questions are answered, with --text.')
  return answerAsShop(desk, { kind, id, text }, report)
}

async function act(context: CommandContext, work: Work, by: string | undefined): Promise<number> {
  const { deed, kind, id, reason } = work
  if (deed === 'refuse' && (reason === undefined || !isRefusal(reason)))
    throw new Error(`Say why, so that the author can be told: --reason ${REFUSALS.join('|')}.`)
  const outcome = await withDatabase(context, async (database) => {
    const decider = await findDecider(context, database, by)
    const desk = deskOf(context, database)
    return doDeed(desk, work, reportBy(desk, decider))
  })
  if (!outcome) throw new Error(`There is no ${kind} ${id}.`)
  if (outcome.errorCode === 'changed')
    throw new Error('It was changed or decided meanwhile. List it again, and read it.')
  if (outcome.errorCode) throw new Error(`Not done: ${outcome.errorCode}.`)
  context.print(`  ${kind} ${id} is ${outcome.row.row.state}${deed === 'answer' ? ', and answered' : ''}\n`)
  return DONE
}

export const reviewsCommand: Command = {
  usage:
    'reviews [--state STATE] [--kind KIND] | reviews publish NAME --by EMAIL | reviews refuse NAME --reason REASON --by EMAIL | reviews answer NAME --text TEXT --by EMAIL',
  help: 'lists what buyers and visitors wrote and nobody has read yet; publishes it, refuses it with a reason that the author is told, or answers it as the shop',
  async run(context) {
    const { values, positionals } = parseArgs({
      args: context.args,
      options: {
        state: { type: 'string' },
        kind: { type: 'string' },
        by: { type: 'string' },
        reason: { type: 'string' },
        text: { type: 'string' },
      },
      allowPositionals: true,
    })
    const [word, name, ...more] = positionals
    if (more.length > 0) throw new Error(HOW)
    if (word === undefined)
      return list(context, {
        state: oneOf(MODERATION_STATES, values.state) ?? 'pending',
        kind: oneOf(MODERATED_KINDS, values.kind),
      })
    const deed = oneOf(DEEDS, word)
    if (!deed) throw new Error(HOW)
    return act(context, { ...readName(name), deed, reason: values.reason, text: values.text }, values.by)
  },
}
