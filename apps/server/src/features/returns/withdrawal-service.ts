import { randomUUID } from 'node:crypto'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { parseOrderNumber } from '@firkant/domain/orders/order-number.ts'
import type { ReturnMoment } from '@firkant/domain/orders/returns/return-right.ts'
import {
  validateWithdrawer,
  type WithdrawalLinesError,
  type WithdrawalWho,
  type WithdrawnLine,
} from '@firkant/domain/orders/withdrawal/withdrawal-statement.ts'
import type { WithdrawalStepModel } from '@firkant/domain/page/models/order-models.ts'
import { type Result } from '@firkant/domain/result/result.ts'
import { isDraft } from '../../platform/forms/sealed-draft.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { OrderShop } from '../orders/move-order.ts'
import { orderAddress } from '../orders/order-addresses.ts'
import { createOrderReader } from '../orders/order-reader.ts'
import { findOrderById, findOrderOfBuyer, type ReturnRow, type StoredOrder } from '../orders/order-store.ts'
import { outcomeOf } from '../orders/returned/return-view-of.ts'
import { validateWithdrawing, withdraw, type Withdrawing, type WithdrawRefusal } from './withdraw.ts'
import { withdrawalDrafts, type WithdrawalDraft } from './withdrawal-draft.ts'
import { buyerOf, emptyStatement, receiptStep, refusedStep, statementStep } from './withdrawal-view.ts'

export interface GivenForm {
  readonly who: WithdrawalWho
  /** Undefined: the form had no choice of lines. */
  readonly lines?: readonly WithdrawnLine[] | undefined
  /** Token of an order's link or of an earlier step; empty without one. */
  readonly token: string
}

export interface WithdrawalService {
  /** The page for a token, or without one; undefined for an invalid token. */
  readonly show: (token: string) => Promise<WithdrawalStepModel | undefined>
  /** First step: returns the token of the next page. Withdraws nothing. */
  readonly state: (given: GivenForm) => Promise<string>
  /** Second step: returns the token of the receipt, or of the page that says why not. */
  readonly confirm: (token: string) => Promise<string>
  /** Token of the withdrawal page, for an order whose number and e-mail were given correctly. */
  readonly startFor: (stored: StoredOrder) => string
  /** Everything in one call, for clients with their own confirmation step. */
  readonly withdraw: (
    withdrawing: Omit<Withdrawing, 'now'>,
  ) => Promise<Result<ReturnRow, WithdrawRefusal | 'orderNotFound'>>
  readonly findOrder: (given: GivenForm) => Promise<StoredOrder | undefined>
}

export type WithdrawalOptions = OrderShop & Pick<ShopContext, 'database' | 'secret' | 'now'>

const momentOf = ({ brand, now }: WithdrawalOptions): ReturnMoment => ({ now: now(), ownReturn: brand.ownReturn })

const MAX_FIELD_LENGTH = 300
const short = (text: string) => text.slice(0, MAX_FIELD_LENGTH)
const shortened = ({ name, orderNumber, email }: WithdrawalWho): WithdrawalWho => ({
  name: short(name),
  orderNumber: short(orderNumber),
  email: short(email),
})

function createSteps(options: WithdrawalOptions) {
  const { brand, secret } = options
  const db = options.database.main
  const reader = createOrderReader({ ...options, db })
  const seal = (draft: WithdrawalDraft) => withdrawalDrafts.seal(secret, draft, options.now())
  const find = (orderId: string) => findOrderById(db, brand.key, orderId)

  /** The order that a token gives access to, whichever kind it is. */
  async function orderOfToken(token: string): Promise<StoredOrder | undefined> {
    if (!isDraft(token)) {
      const opened = await reader.open(token, options.now())
      return opened.type === 'order' ? opened.stored : undefined
    }
    const opened = withdrawalDrafts.open(secret, token, options.now())
    const orderId = opened.type === 'draft' ? opened.draft.orderId : undefined
    return orderId === undefined ? undefined : find(orderId)
  }

  /** By the token of its link, or by number and e-mail together. */
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
  const opened = withdrawalDrafts.open(options.secret, token, options.now())
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
  const validated = validateWithdrawing(stored, { who, lines, ...moment })
  if (!validated.ok) return afterRefusal(stored, { who, lines, token }, { ...moment, code: validated.code })
  const back = seal({ step: 'statement', orderId: stored.id, who, lines, problems: {}, isUnknown: false })
  const { rule } = validated.value.receipt
  return {
    step: 'confirm',
    // The legal period ended in the meantime: the refund is another, so it is shown again.
    token: rule === draft.rule ? token : seal({ ...draft, rule }),
    changeUrl: orderAddress(options.brand, stored.order.market, { paths: FIXED_PATHS.withdrawal, token: back }),
    who,
    outcome: outcomeOf(stored, validated.value.receipt),
  } as const
}

const isOfLines = (code: WithdrawRefusal): code is WithdrawalLinesError =>
  code === 'noLines' || code === 'unknownLine' || code === 'invalidQuantity'

/** Why nothing can be withdrawn any more; or the statement again, when only its lines were invalid. */
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
  const validated = validateWithdrawer(who)
  const stored = await steps.findOrder({ ...given, who })
  const order = stored && { orderId: stored.id }
  const again = { step: 'statement', who, lines: given.lines?.slice(), ...order } as const
  if (!validated.ok) return { ...again, problems: validated.problems, isUnknown: false }
  if (!stored) return { ...again, problems: {}, isUnknown: true }
  const result = validateWithdrawing(stored, { who: validated.value, lines: given.lines, ...moment })
  if (result.ok) {
    const lines = result.value.lines.slice()
    const { rule } = result.value.receipt
    return { step: 'confirm', orderId: stored.id, key: randomUUID(), who: validated.value, lines, rule }
  }
  const { code } = result
  // Other reasons are shown by the page of the order.
  return { ...again, problems: isOfLines(code) ? { lines: code } : {}, isUnknown: false }
}

type ConfirmDraft = Extract<WithdrawalDraft, { step: 'confirm' }>

/** What was shown no longer applies: the page shows it again before anything is done. */
async function isOtherRule({ find }: Steps, draft: ConfirmDraft, moment: ReturnMoment): Promise<boolean> {
  const stored = await find(draft.orderId)
  if (!stored || stored.returns.some(({ idempotencyKey }) => idempotencyKey === draft.key)) return false
  const validated = validateWithdrawing(stored, { ...draft, ...moment })
  return validated.ok && validated.value.receipt.rule !== draft.rule
}

/** Directive 2011/83/EU, article 11a: a statement, a confirmation, and a receipt on a durable medium. */
export function createWithdrawalService(options: WithdrawalOptions): WithdrawalService {
  const { database, brand, publicUrl, now } = options
  const steps = createSteps(options)
  const withdrawNow: WithdrawalService['withdraw'] = (withdrawing) =>
    withdraw(database, { ...withdrawing, now: now() }, { brand, publicUrl })
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
      const opened = withdrawalDrafts.open(options.secret, token, now())
      if (opened.type !== 'draft' || opened.draft.step !== 'confirm') return token
      const { orderId, who, lines, key } = opened.draft
      if (await isOtherRule(steps, opened.draft, momentOf(options))) return token
      const done = await withdrawNow({ orderId, who, lines, key, kind: 'withdrawal' })
      return done.ok ? steps.seal({ step: 'receipt', orderId, returnId: done.value.id }) : token
    },
    startFor(stored) {
      // The form proved number and e-mail, but not the name.
      const who = { ...buyerOf(stored), name: '' }
      return steps.seal({ step: 'statement', orderId: stored.id, who, problems: {}, isUnknown: false })
    },
    withdraw: withdrawNow,
    findOrder: steps.findOrder,
  }
}
