import { DAY_MS } from '../duration/duration.ts'
import type { ListAlertState } from './shopping-list.ts'

export const LIST_ALERT_KINDS = ['priceDrop', 'backInStock'] as const
export type ListAlertKind = (typeof LIST_ALERT_KINDS)[number]
export type ListAlertWishes = Readonly<Record<ListAlertKind, boolean>>

/** How long the link of the mail that asks for a confirmation works. */
export const LIST_ALERT_CONFIRM_MS = 7 * DAY_MS
/** Mails that ask one mailbox within a day: strangers can't fill it. */
export const MAX_LIST_ALERT_REQUESTS_A_DAY = 4
/** Between two mails to one owner, whatever happens on their lists. */
export const LIST_ALERT_EVERY_MS = DAY_MS

export const mayMailAbout = (lastMailAt: Date | undefined, now: Date): boolean =>
  lastMailAt === undefined || now.getTime() - lastMailAt.getTime() >= LIST_ALERT_EVERY_MS

interface StoredWishes extends ListAlertWishes {
  readonly isConfirmed: boolean
}

export function alertStates(stored: StoredWishes | undefined): Readonly<Record<ListAlertKind, ListAlertState>> {
  const stateOf = (isWanted: boolean | undefined): ListAlertState =>
    isWanted ? (stored?.isConfirmed ? 'on' : 'asked') : 'off'
  return { priceDrop: stateOf(stored?.priceDrop), backInStock: stateOf(stored?.backInStock) }
}

/** An item as the shop sells it now. */
export interface WatchedItem {
  readonly code: string
  readonly priceMinor: number
  readonly isBuyable: boolean
  /** What it cost when it was added, in the same currency; undefined if that is unknown. */
  readonly addedMinor: number | undefined
}

/** What the owner knows of an item: the lowest price that they were told or saw, and since when it is sold out. */
export interface KnownItem {
  readonly code: string
  readonly toldMinor: number
  readonly currency: string
  readonly outSince: Date | null
}

export interface ListFact {
  readonly kind: ListAlertKind
  readonly code: string
  /** Of a price drop: the price that it fell from. */
  readonly toldMinor?: number | undefined
}

export interface Watching {
  readonly items: readonly WatchedItem[]
  readonly known: readonly KnownItem[]
  readonly wishes: ListAlertWishes
  readonly currency: string
  readonly now: Date
}

interface Watched {
  readonly facts: readonly ListFact[]
  /** What is known before anything is told: new items, and what has sold out. */
  readonly seen: readonly KnownItem[]
  /** What is known once the facts are told. */
  readonly told: readonly KnownItem[]
}

function knownOf(item: WatchedItem, { known, currency, now }: Watching): KnownItem {
  const before = known.find(({ code, ...each }) => code === item.code && each.currency === currency)
  const toldMinor = before?.toldMinor ?? item.addedMinor ?? item.priceMinor
  const outSince = item.isBuyable ? (before?.outSince ?? null) : (before?.outSince ?? now)
  return { code: item.code, toldMinor, currency, outSince }
}

/** Facts of a list that its owner has not been told: each is a fact once. A price that rises is no news. */
export function watchList(watching: Watching): Watched {
  const { items, wishes } = watching
  const seen = items.map((item) => knownOf(item, watching))
  const facts = items.flatMap((item, index): ListFact[] => {
    const { toldMinor = item.priceMinor, outSince = null } = seen[index] ?? {}
    if (!item.isBuyable) return []
    // Cheaper and back at once is one thing to say: that it is back, at its price.
    if (wishes.backInStock && outSince !== null) return [{ kind: 'backInStock', code: item.code }]
    if (wishes.priceDrop && item.priceMinor < toldMinor) return [{ kind: 'priceDrop', code: item.code, toldMinor }]
    return []
  })
  const told = items.map((item, index): KnownItem => {
    const { code, toldMinor, currency, outSince } = seen[index] ?? knownOf(item, watching)
    if (!item.isBuyable) return { code, toldMinor, currency, outSince }
    return { code, toldMinor: Math.min(toldMinor, item.priceMinor), currency, outSince: null }
  })
  return { facts, seen, told }
}
