import type { CartLine } from '@firkant/domain/cart/cart-line.ts'
import { piecePrice } from '@firkant/domain/cart/package-rules.ts'
import { agreePrice, lowestAgreed, type PriceReason } from '@firkant/domain/cart/sums/agreed-price.ts'
import { discountLimit } from '@firkant/domain/employee/employee-roles.ts'
import type { PriceError } from '@firkant/domain/employee/hand-over-calls.ts'
import { decimalOf, minorOfDecimal } from '@firkant/domain/money/money.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import type { MessageTransaction } from '../../platform/database/messages/message-transaction.ts'
import { calculateRow, changeCart, type CalculatedRow, type CartWork } from '../cart/apply-commands.ts'
import { lockCart } from '../cart/cart-store.ts'
import { recordEvent } from '../employee/employee-store.ts'
import type { HandOverContext, Seller } from './hand-over-context.ts'

interface PricedLine {
  readonly tx: MessageTransaction
  readonly work: CartWork
  readonly read: CalculatedRow
  readonly line: CartLine
  readonly employee: Seller['employee']
  /** What everybody pays for a piece. */
  readonly ordinaryMinor: number
  readonly limitPercent: number
}

interface AskedLine {
  readonly seller: Seller
  readonly lineItemId: string
}

type Refused<Value> = Result<Value, PriceError>

/** With the cart locked. */
async function withLine<Value>(
  context: HandOverContext,
  { seller: { requester, employee }, lineItemId }: AskedLine,
  act: (priced: PricedLine) => Promise<Refused<Value>>,
): Promise<Refused<Value>> {
  return context.carts.inCart(requester, async (tx, work) => {
    const row = await lockCart(tx, work.owner)
    const line = row?.lines.find(({ id }) => id === lineItemId)
    if (!row || !line) return fail('unknownLine')
    if (row.status !== 'open') return fail('cartLocked')
    const read = await calculateRow(tx, work, { row })
    const ordinaryMinor = piecePrice(line, read.loaded.facts)?.currentMinor
    if (ordinaryMinor === undefined) return fail('unknownLine')
    const limitPercent = discountLimit(employee.role, employee.discountLimit)
    return act({ tx, work, read, line, employee, ordinaryMinor, limitPercent })
  })
}

async function saveLine({ tx, work, read: { row } }: PricedLine, changed: CartLine): Promise<void> {
  const lines = row.lines.map((each) => (each.id === changed.id ? changed : each))
  await changeCart(tx, work, { row, changed: { lines, details: row.details } })
}

export interface PriceLimits {
  readonly ordinary: number
  readonly lowest: number
  readonly limitPercent: number
}

export function readPriceLimits(context: HandOverContext, seller: Seller, lineItemId: string) {
  return withLine<PriceLimits>(context, { seller, lineItemId }, async ({ ordinaryMinor, limitPercent }) =>
    succeed({
      ordinary: decimalOf(ordinaryMinor),
      lowest: decimalOf(lowestAgreed(ordinaryMinor, limitPercent)),
      limitPercent,
    }),
  )
}

export interface WantedAgreement {
  readonly lineItemId: string
  /** Of a piece, VAT included. */
  readonly price: number
  readonly reason: PriceReason
  readonly note: string
}

export function setAgreedPrice(
  context: HandOverContext,
  seller: Seller,
  { lineItemId, price, reason, note }: WantedAgreement,
): Promise<Refused<void>> {
  const { brand } = context
  const { market, now } = seller.requester
  return withLine<void>(context, { seller, lineItemId }, async (priced) => {
    const { tx, line, employee, ordinaryMinor, limitPercent } = priced
    const minor = minorOfDecimal(price)
    const agreed = agreePrice(line, { minor, ordinaryMinor, limitPercent, market: market.key, now })
    if (!agreed.ok) return agreed
    await saveLine(priced, { ...line, agreed: agreed.value })
    const { storeKey } = employee
    const amounts = `${line.quantity} x ${decimalOf(ordinaryMinor)} -> ${decimalOf(minor)} ${market.currency}`
    const why = `${reason}: ${note} (${amounts}, limit ${limitPercent} %)`
    const event = { brand: brand.key, employee, at: now, storeKey, subject: line.sku, reason: why }
    await recordEvent(tx.db(), { ...event, kind: 'priceSet' })
    return succeed(undefined)
  })
}

export function removeAgreedPrice(
  context: HandOverContext,
  seller: Seller,
  lineItemId: string,
): Promise<Refused<void>> {
  return withLine<void>(context, { seller, lineItemId }, async (priced) => {
    const { tx, line, employee } = priced
    const { agreed, ...ordinary } = line
    if (!agreed) return succeed(undefined)
    await saveLine(priced, ordinary)
    const { storeKey } = employee
    const event = { brand: context.brand.key, employee, at: seller.requester.now, storeKey, subject: line.sku }
    await recordEvent(tx.db(), { ...event, kind: 'priceRemoved' })
    return succeed(undefined)
  })
}
