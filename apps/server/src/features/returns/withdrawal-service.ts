import { randomUUID } from 'node:crypto'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { parseOrderNumber } from '@firkant/domain/orders/order-number.ts'
import {
  validateWithdrawer,
  type WithdrawalLinesError,
  type WithdrawalWho,
  type WithdrawnLine,
} from '@firkant/domain/orders/withdrawal-statement.ts'
import type { ReturnMoment } from '@firkant/domain/orders/return-right.ts'
import type { WithdrawalStepModel } from '@firkant/domain/page/order-models.ts'
import { type Result } from '@firkant/domain/result/result.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { OrderShop } from '../orders/move-order.ts'
import { orderAddress } from '../orders/order-addresses.ts'
import { createOrderReader } from '../orders/order-reader.ts'
import { findOrderById, findOrderOfBuyer, type ReturnRow, type StoredOrder } from '../orders/order-store.ts'
import { outcomeOf } from '../orders/return-view-of.ts'
import { validateWithdrawing, withdraw, type Withdrawing, type WithdrawRefusal } from './withdraw.ts'
import { isDraft, openDraft, sealDraft, type WithdrawalDraft } from './withdrawal-draft.ts'
import { buyerOf, emptyStatement, receiptStep, refusedStep, statementStep } from './withdrawal-view.ts'

export interface GivenForm {
  readonly who: WithdrawalWho
  /** Undefined: nobody was asked which. */
  readonly lines?: readonly WithdrawnLine[] | undefined
  /** Of an order's link or of an earlier step; empty where there is none. */
  readonly token: string
}

export interface WithdrawalService {
  /** What the page shows with a token, or without one; undefined for one that leads nowhere. */
  readonly show: (token: string) => Promise<WithdrawalStepModel | undefined>
  /** The first step: the token of what the page shows next. Nothing is withdrawn by it. */
  readonly state: (given: GivenForm) => Promise<string>
  /** The second: the token of the receipt, or of why there is none. */
  readonly confirm: (token: string) => Promise<string>
  /** The token that leads to the withdrawal of an order that number and e-mail have shown to be theirs. */
  readonly startFor: (stored: StoredOrder) => string
  /** All of it in one call, for whoever has asked and confirmed elsewhere. */
  readonly withdraw: (
    withdrawing: Omit<Withdrawing, 'now'>,
  ) => Promise<Result<ReturnRow, WithdrawRefusal | 'orderNotFound'>>
  readonly findOrder: (given: GivenForm) => Promise<StoredOrder | undefined>
}

export interface WithdrawalOptions extends OrderShop {
  readonly db: Drizzle
  readonly secret: string
  readonly now: () => Date
}

const momentOf = ({ brand, now }: WithdrawalOptions): ReturnMoment => ({ now: now(), ownReturn: brand.ownReturn })

const LONGEST_KEPT = 300
const short = (text: string) => text.slice(0, LONGEST_KEPT)
const shortened = ({ name, orderNumber, email }: WithdrawalWho): WithdrawalWho => ({
  name: short(name),
  orderNumber: short(orderNumber),
  email: short(email),
})

function createSteps(options: WithdrawalOptions) {
  const { db, brand, secret } = options
  const reader = createOrderReader(options)
  const seal = (draft: WithdrawalDraft) => sealDraft(secret, draft, options.now())
  const find = (orderId: string) => findOrderById(db, brand.key, orderId)

  /** The order that a token speaks for, whichever kind it is. */
  async function orderOfToken(token: string): Promise<StoredOrder | undefined> {
    if (!isDraft(token)) {
      const opened = await reader.open(token, options.now())
      return opened.type === 'order' ? opened.stored : undefined
    }
    const opened = openDraft(secret, token, options.now())
    const orderId = opened.type === 'draft' ? opened.draft.orderId : undefined
    return orderId === undefined ? undefined : find(orderId)
  }

  /** By what shows whose it is: the token of its link, or number and e-mail together. */
  async function findOrder({ who, token }: GivenForm): Promise<StoredOrder | undefined> {
    const number = parseOrderNumber(who.orderNumber)
    if (number === undefined) return undefined
    const known = token === '' ? undefined : await orderOfToken(token)
    if (known?.order.number === number) return known
    return findOrderOfBuyer(db, { brand: brand.key, number, email: emailKey(who.email.trim()) })
  }
  return { seal, find, findOrder, orderOfToken, reader }
}
type Steps = ReturnType<typeof createSteps>

async function showDraft(options: WithdrawalOptions, { find, seal }: Steps, token: string) {
  const opened = openDraft(options.secret, token, options.now())
  if (opened.type !== 'draft') return opened.type === 'expired' ? emptyStatement(true) : undefined
  const { draft } = opened
  const stored = draft.orderId === undefined ? undefined : await find(draft.orderId)
  if (draft.step === 'statement') {
    const { who, lines, problems, isUnknown } = draft
    if (!stored) return { ...emptyStatement(false), given: who, problems, isUnknown }
    return statementStep(stored, { who, lines, problems, token }, momentOf(options))
  }
  if (!stored) return undefined
  if (draft.step === 'receipt') {
    const row = stored.returns.find(({ id }) => id === draft.returnId)
    return row && receiptStep(stored, row, options.brand)
  }
  const { who, lines, key } = draft
  const known = stored.returns.find(({ idempotencyKey }) => idempotencyKey === key)
  if (known) return receiptStep(stored, known, options.brand)
  const moment = momentOf(options)
  const judged = validateWithdrawing(stored, { who, lines, ...moment })
  if (!judged.ok) return afterRefusal(stored, { who, lines, token }, { ...moment, code: judged.code })
  const back = seal({ step: 'statement', orderId: stored.id, who, lines, problems: {}, isUnknown: false })
  const { rule } = judged.value.receipt
  return {
    step: 'confirm',
    // Shown anew when the days of the law have passed meanwhile: then other money comes back.
    token: rule === draft.rule ? token : seal({ ...draft, rule }),
    changeUrl: orderAddress(options.brand, stored.order.market, { paths: FIXED_PATHS.withdrawal, token: back }),
    who,
    outcome: outcomeOf(stored, judged.value.receipt),
  } as const
}

const isOfLines = (code: WithdrawRefusal): code is WithdrawalLinesError =>
  code === 'noLines' || code === 'unknownLine' || code === 'invalidQuantity'

/** Why it can't be withdrawn any more; or the statement again, where other pieces still can. */
function afterRefusal(
  stored: StoredOrder,
  given: GivenForm,
  { code, ...moment }: ReturnMoment & { readonly code: WithdrawRefusal },
): WithdrawalStepModel {
  if (isOfLines(code)) return statementStep(stored, { ...given, problems: { lines: code } }, moment)
  return refusedStep(stored, code, moment)
}

async function stateDraft(steps: Steps, given: GivenForm, moment: ReturnMoment): Promise<WithdrawalDraft> {
  const who = shortened(given.who)
  const judged = validateWithdrawer(who)
  const stored = await steps.findOrder({ ...given, who })
  const order = stored && { orderId: stored.id }
  const again = { step: 'statement', who, lines: given.lines?.slice(), ...order } as const
  if (!judged.ok) return { ...again, problems: judged.problems, isUnknown: false }
  if (!stored) return { ...again, problems: {}, isUnknown: true }
  const following = validateWithdrawing(stored, { who: judged.value, lines: given.lines, ...moment })
  if (following.ok) {
    const lines = following.value.lines.slice()
    const { rule } = following.value.receipt
    return { step: 'confirm', orderId: stored.id, key: randomUUID(), who: judged.value, lines, rule }
  }
  const { code } = following
  // What else it may be refused for, the page tells when it shows the order.
  return { ...again, problems: isOfLines(code) ? { lines: code } : {}, isUnknown: false }
}

type ConfirmDraft = Extract<WithdrawalDraft, { step: 'confirm' }>

/** What was shown is no longer so: the page shows it anew before anything is done. */
async function isOtherRule({ find }: Steps, draft: ConfirmDraft, moment: ReturnMoment): Promise<boolean> {
  const stored = await find(draft.orderId)
  if (!stored || stored.returns.some(({ idempotencyKey }) => idempotencyKey === draft.key)) return false
  const judged = validateWithdrawing(stored, { ...draft, ...moment })
  return judged.ok && judged.value.receipt.rule !== draft.rule
}

/** Directive 2011/83/EU, article 11a: a statement, a confirmation, and a receipt on a durable medium. */
export function createWithdrawalService(options: WithdrawalOptions): WithdrawalService {
  const { db, brand, publicUrl, now } = options
  const steps = createSteps(options)
  const withdrawNow: WithdrawalService['withdraw'] = (withdrawing) =>
    db.transaction((tx) => withdraw(tx, { ...withdrawing, now: now() }, { brand, publicUrl }))
  return {
    async show(token) {
      if (token === '') return emptyStatement(false)
      if (isDraft(token)) return showDraft(options, steps, token)
      const opened = await steps.reader.open(token, now())
      if (opened.type !== 'order') return opened.type === 'expired' ? emptyStatement(true) : undefined
      return statementStep(opened.stored, { who: buyerOf(opened.stored), problems: {}, token }, momentOf(options))
    },
    state: async (given) => steps.seal(await stateDraft(steps, given, momentOf(options))),
    async confirm(token) {
      const opened = openDraft(options.secret, token, now())
      if (opened.type !== 'draft' || opened.draft.step !== 'confirm') return token
      const { orderId, who, lines, key } = opened.draft
      if (await isOtherRule(steps, opened.draft, momentOf(options))) return token
      const done = await withdrawNow({ orderId, who, lines, key, kind: 'withdrawal' })
      return done.ok ? steps.seal({ step: 'receipt', orderId, returnId: done.value.id }) : token
    },
    startFor(stored) {
      // Number and e-mail were shown to be known; the name was not.
      const who = { ...buyerOf(stored), name: '' }
      return steps.seal({ step: 'statement', orderId: stored.id, who, problems: {}, isUnknown: false })
    },
    withdraw: withdrawNow,
    findOrder: steps.findOrder,
  }
}
