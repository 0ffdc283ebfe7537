import { randomUUID, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { endSessions } from '../../platform/sessions/session-service.ts'
import { proveEmployee } from '../employee/employee-log-in.ts'
import { publishAccessChange, recordEvent, updateEmployee } from '../employee/employee-store.ts'
import { codeEnrolment, findCodeStep } from '../employee/one-time-codes.ts'
import { qrCodeOf } from '../hand-over/qr-code.ts'
import { deriveToken } from '../mail/mail-tokens.ts'
import { recordChange } from './change-log.ts'
import type { StudioContext, StudioEmployee } from './studio-at-work.ts'

const TICKET_MS = 15 * MINUTE_MS
const TICKET = /^([0-9a-f-]{36})\.(\d{10,16})\.([\w-]{20,100})$/

interface Proof {
  readonly password: string
  readonly code?: string | undefined
  readonly ip: string
}

interface TicketFacts {
  readonly seed: string
  readonly expiresAt: number
}

/** Nothing is stored before the app's first code: the ticket says which key was shown, to whom, until when. */
function signTicket(secret: string, employeeId: string, { seed, expiresAt }: TicketFacts): string {
  return `${seed}.${expiresAt}.${deriveToken(secret, `studio-code:${employeeId}.${seed}.${expiresAt}`)}`
}

function readTicket(context: StudioContext, employeeId: string, ticket: string): string | undefined {
  const [, seed = '', expiresAt = ''] = TICKET.exec(ticket) ?? []
  if (!(Number(expiresAt) > context.now().getTime())) return undefined
  const [right, given] = [signTicket(context.secret, employeeId, { seed, expiresAt: Number(expiresAt) }), ticket].map(
    (text) => Buffer.from(text),
  )
  return right && given && right.length === given.length && timingSafeEqual(right, given) ? seed : undefined
}

/** A new key for whoever proves again who they are: a tablet may lie open. */
export async function beginEnrolment(context: StudioContext, { id, email }: StudioEmployee, proof: Proof) {
  const proved = await proveEmployee(context, { ...proof, email })
  if (!proved) return { success: false, errorCode: 'passwordWrong' } as const
  if ('errorCode' in proved) return { success: false, errorCode: proved.errorCode }
  const seed = randomUUID()
  const { key, url } = codeEnrolment(context.secret, { seed, issuer: context.brand.name, email })
  const ticket = signTicket(context.secret, id, { seed, expiresAt: context.now().getTime() + TICKET_MS })
  return { success: true, enrolment: { key, qr: qrCodeOf(url), ticket } }
}

/** Undefined when the account asks for the new app's codes from now on. */
export async function confirmEnrolment(
  context: StudioContext,
  employee: StudioEmployee,
  { ticket, code }: { readonly ticket: string; readonly code: string },
): Promise<'codeWrong' | 'expired' | undefined> {
  const { database, brand, secret, now: clock } = context
  const seed = readTicket(context, employee.id, ticket)
  if (seed === undefined) return 'expired'
  const now = clock()
  const step = findCodeStep(secret, { code, seed, lastUsedStep: null, now })
  if (step === undefined) return 'codeWrong'
  await database.main.transaction(async (tx) => {
    await updateEmployee(tx, employee.id, { codeSeed: seed, lastCodeStep: step })
    await endSessions(tx, { kind: 'employee', subjectId: employee.id }, employee.token)
    await publishAccessChange(tx, employee.id)
    await recordEvent(tx, { brand: brand.key, employee, at: now, kind: 'accessRenewed', reason: 'code' })
    const change = { brand: brand.key, employee, at: now, kind: 'codeRenewed', subject: employee.email } as const
    await recordChange(tx, { ...change, before: {}, after: { code: true } })
  })
  return undefined
}
