import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { isAboveCeiling } from '@firkant/domain/orders/invoice-limits.ts'
import type { Order } from '@firkant/domain/orders/order.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import type { AttemptBucket, AttemptLimit } from '../../platform/shared-state/attempt-limit.ts'

export const INVOICE_WINDOW_MS = HOUR_MS
/** Of invoices in an hour: so many are taken as they come, … */
export const FREE_INVOICES = { perEmail: 10, perNetwork: 30 } as const
/** … and so many more if their mailbox confirms them: each of these is a mail to whoever was named. */
export const CONFIRMED_INVOICES = { perEmail: 3, perNetwork: 15 } as const

export interface TakenInvoice {
  readonly decision: 'free' | 'confirm' | 'refuse'
  /** Nothing came of the order. */
  readonly giveBack: () => Promise<void>
}

export interface RequestedInvoice {
  readonly order: Order
  /** Of other invoices that the same address ordered in the last hour. */
  readonly lastHourMinor: number
  readonly ip: string | undefined
}

export type LimitInvoices = (asked: RequestedInvoice) => Promise<TakenInvoice>

/** Without `tries` the amount alone decides. */
export function limitInvoices(tries: AttemptLimit | undefined, brand: string): LimitInvoices {
  return async ({ order, lastHourMinor, ip }) => {
    const buckets = (
      kind: string,
      most: typeof FREE_INVOICES | typeof CONFIRMED_INVOICES,
    ): readonly AttemptBucket[] => [
      { name: `invoice-${kind}:${brand}:${order.buyer.email}`, most: most.perEmail },
      ...(ip === undefined ? [] : [{ name: `invoice-${kind}:${clientNetwork(ip)}`, most: most.perNetwork }]),
    ]
    const take = async (decision: TakenInvoice['decision'], some: readonly AttemptBucket[]) => {
      if (tries && !(await tries.take(some))) return undefined
      return { decision, giveBack: async () => tries?.giveBack(some) }
    }
    const isAbove = isAboveCeiling(order, lastHourMinor)
    const free = isAbove ? undefined : await take('free', buckets('free', FREE_INVOICES))
    const taken = free ?? (await take('confirm', buckets('confirm', CONFIRMED_INVOICES)))
    return taken ?? { decision: 'refuse', giveBack: async () => undefined }
  }
}
