import { parseArgs } from 'node:util'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { EMPLOYEE_ROLES, isEmployeeRole, type EmployeeRole } from '@firkant/domain/employee/employee-roles.ts'
import { validateEmail } from '@firkant/domain/mail/email-address.ts'
import { createPasswordHashing } from '../features/customer/passwords/password-hashing.ts'
import { listLastLogins } from '../features/employee/audit-log.ts'
import {
  addEmployee,
  changeLimit,
  changeRole,
  disableEmployee,
  enableEmployee,
  listEmployees,
  listEvents,
  renewAccess,
  type AccountWork,
  type NewAccess,
} from '../features/employee/employee-accounts.ts'
import { countPasskeys } from '../features/employee/employee-passkeys.ts'
import { DONE, withDatabase, type Command, type CommandContext } from './command.ts'
import { EVENT_FORMATS, writeEvents, type EventFormat } from './reports/write-events.ts'

const STEPS = ['add', 'renew', 'role', 'limit', 'disable', 'enable', 'list', 'events'] as const
type Step = (typeof STEPS)[number]
const DEFAULT_DAYS = 30
const MAX_EVENTS = 100_000

function readDay(option: string, written: string | undefined): Date | undefined {
  if (written === undefined) return undefined
  const day = new Date(written)
  if (Number.isNaN(day.getTime())) throw new Error(`${option} is a day such as 2026-11-17, or a moment.`)
  return day
}

/** Null: as the role. */
function readPercent(written: string | undefined): number | null {
  if (written === 'role') return null
  const percent = Number(written ?? Number.NaN)
  if (Number.isInteger(percent) && percent >= 0 && percent <= 100) return percent
  throw new Error(
    'Say how much the employee may take off: whole per cent from 0 to 100, or "role" for what the role may.',
  )
}

function readArgs(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      role: { type: 'string', default: 'seller' },
      days: { type: 'string', default: String(DEFAULT_DAYS) },
      from: { type: 'string' },
      to: { type: 'string' },
      format: { type: 'string', default: 'text' },
      json: { type: 'boolean', default: false },
    },
  })
  const [step, email = '', percent] = positionals
  const known = STEPS.find((each) => each === step)
  if (!known) throw new Error(`Say what to do: ${STEPS.join(', ')}.`)
  if (known !== 'list' && known !== 'events' && validateEmail(email))
    throw new Error(`"${email}" is no e-mail address.`)
  if (!isEmployeeRole(values.role))
    throw new Error(`"${values.role}" is no role. There are ${EMPLOYEE_ROLES.join(', ')}.`)
  const days = Number(values.days)
  if (!Number.isFinite(days) || days <= 0) throw new Error('--days is a number of days.')
  const format = EVENT_FORMATS.find((each) => each === (values.json ? 'json' : values.format))
  if (!format) throw new Error(`--format ${values.format}: there is only ${EVENT_FORMATS.join(', ')}.`)
  return {
    step: known,
    percent: known === 'limit' ? readPercent(percent) : null,
    from: readDay('--from', values.from),
    to: readDay('--to', values.to),
    format,
    email,
    role: values.role,
    name: values.name ?? email.split('@')[0] ?? '',
    days,
  }
}

interface Asked {
  readonly email: string
  readonly name: string
  readonly role: EmployeeRole
  readonly days: number
  readonly percent: number | null
  readonly from: Date | undefined
  readonly to: Date | undefined
  readonly format: EventFormat
}

const describeAccess = ({ email, password, code }: NewAccess) => `  ${email}
  password  ${password}
  code key  ${code.key}  (for the authenticator app, or as a link:)
  ${code.url}
  They are shown once. Give them to the employee, and to nobody else.
`

async function describeEmployees(work: AccountWork): Promise<string> {
  const rows = await listEmployees(work)
  const [logins, passkeys] = await Promise.all([listLastLogins(work.db, work.brand.key), countPasskeys(work.db)])
  const factorsOf = ({ id, codeSeed }: (typeof rows)[number]) => {
    const keys = passkeys.get(id) ?? 0
    return [codeSeed ? 'code' : 'no code', ...(keys > 0 ? [`${keys} passkeys`] : [])].join(' + ')
  }
  const lines = rows.map((row) => {
    const last = logins.get(row.id)
    return [
      row.email,
      row.displayName,
      row.role,
      row.disabledAt ? `closed ${row.disabledAt.toISOString()}` : 'open',
      factorsOf(row),
      last ? `last in ${last.at.toISOString()} by ${last.factor ?? 'password'}` : 'never in',
    ].join('  ')
  })
  return lines.length > 0 ? `  ${lines.join('\n  ')}\n` : '  Nobody yet.\n'
}

async function describeEvents(work: AccountWork, { days, from, to, format }: Asked): Promise<string> {
  const since = from ?? new Date(work.now.getTime() - days * DAY_MS)
  const events = await listEvents(work, { since, ...(to && { until: to }), most: MAX_EVENTS })
  if (events.length === 0 && format === 'text') return '  Nothing in that time.\n'
  return writeEvents(events, format)
}

const WORK: Readonly<Record<Step, (work: AccountWork, asked: Asked) => Promise<string>>> = {
  add: async (work, { email, name, role }) =>
    describeAccess(await addEmployee(work, { email, displayName: name, role })),
  renew: async (work, { email }) => describeAccess(await renewAccess(work, email)),
  async role(work, { email, role }) {
    await changeRole(work, email, role)
    return `  ${email} is ${role}\n`
  },
  async limit(work, { email, percent }) {
    await changeLimit(work, email, percent)
    return percent === null ? `  ${email} takes off what the role may\n` : `  ${email} takes off at most ${percent} %\n`
  },
  disable: async (work, { email }) => `  ${email} is closed, ${await disableEmployee(work, email)} sessions ended\n`,
  async enable(work, { email }) {
    await enableEmployee(work, email)
    return `  ${email} is open again\n`
  },
  list: describeEmployees,
  events: describeEvents,
}

function workOf({ config, now }: CommandContext, db: AccountWork['db']): AccountWork {
  return { db, brand: BRANDS[config.brand], secret: config.secret, hashing: createPasswordHashing(config.hashing), now }
}

export const employeeCommand: Command = {
  usage:
    'employee add|renew|role|limit|disable|enable|list|events [EMAIL] [PERCENT] [--name N] [--role R] [--days 30] [--from DAY] [--to DAY] [--format text|csv|json]',
  help: `employees of the brand: add and renew print a password and the key of the second factor once; roles are ${EMPLOYEE_ROLES.join(', ')}; limit is the most that they take off a price, in per cent; disable ends all their sessions; events is the log of who did what (json: one object a line)`,
  async run(context) {
    const { step, ...asked } = readArgs(context.args)
    context.print(await withDatabase(context, ({ main }) => WORK[step](workOf(context, main), asked)))
    return DONE
  },
}
