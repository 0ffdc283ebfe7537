import { isBuyerUnknown } from '@firkant/domain/checkout/express/express.ts'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import type { Order } from '@firkant/domain/orders/order.ts'
import { isAboveCeiling, isInvoiced } from '@firkant/domain/orders/placing/invoice-limits.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import type { AttemptBucket, AttemptLimit } from '../../platform/shared-state/attempt-limit.ts'

export const INVOICE_WINDOW_MS = HOUR_MS
/** Invoice orders per hour that need no confirmation. */
export const FREE_INVOICES = { perEmail: 10, perNetwork: 30 } as const
/** Further invoice orders per hour, each confirmed by mail. Limited too: each sends a mail to the given address. */
export const CONFIRMED_INVOICES = { perEmail: 3, perNetwork: 15 } as const

/** Card payments begun per hour, paid or not: each is a request to the provider, and polled until it ends. */
export const BEGUN_PAYMENTS = { perEmail: 20, perNetwork: 120 } as const

type Limits = Readonly<Record<'perEmail' | 'perNetwork', number>>

export interface TakenInvoice {
  /** `share`: taken at once, as long as others are left as much of each item (`isMostOfStock`). */
  readonly decision: 'free' | 'share' | 'confirm' | 'refuse'
  /** Returns the attempt when no order was placed. */
  readonly giveBack: () => Promise<void>
}

export interface RequestedInvoice {
  readonly order: Order
  /** Sum of other invoice orders of the same e-mail address in the last hour. */
  readonly lastHourMinor: number
  /** The account's mailbox is proved: somebody can be asked for the money. */
  readonly isKnownBuyer: boolean
  readonly takesMost: boolean
  readonly ip: string | undefined
}

export type LimitInvoices = (request: RequestedInvoice) => Promise<TakenInvoice>

/** Invoices, and card payments that are begun. Without a limit only the amount decides. */
export function limitInvoices(limit: AttemptLimit | undefined, brand: string): LimitInvoices {
  return async ({ order, lastHourMinor, isKnownBuyer, takesMost, ip }) => {
    const buckets = (kind: string, max: Limits): readonly AttemptBucket[] => [
      // Of a buyer whom nobody knows yet, the network alone.
      ...(isBuyerUnknown(order) ? [] : [{ name: `${kind}:${brand}:${order.buyer.email}`, most: max.perEmail }]),
      ...(ip === undefined ? [] : [{ name: `${kind}:${clientNetwork(ip)}`, most: max.perNetwork }]),
    ]
    const take = async (decision: TakenInvoice['decision'], some: readonly AttemptBucket[]) => {
      if (limit && !(await limit.take(some))) return undefined
      return { decision, giveBack: async () => limit?.giveBack(some) }
    }
    const refused: TakenInvoice = { decision: 'refuse', giveBack: async () => undefined }
    if (!isInvoiced(order)) return (await take('free', buckets('payment-begun', BEGUN_PAYMENTS))) ?? refused
    const isShared = limit !== undefined && !isKnownBuyer
    const mustConfirm = isAboveCeiling(order, lastHourMinor) || (isShared && takesMost)
    const free = mustConfirm
      ? undefined
      : await take(isShared ? 'share' : 'free', buckets('invoice-free', FREE_INVOICES))
    return free ?? (await take('confirm', buckets('invoice-confirm', CONFIRMED_INVOICES))) ?? refused
  }
}
