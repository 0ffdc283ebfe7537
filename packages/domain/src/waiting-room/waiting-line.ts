import { SECOND_MS } from '../duration/duration.ts'

/** When somebody came, and something of their own where two came in the same millisecond. */
export interface Ticket {
  readonly at: number
  readonly key: string
}

/** Both are true of whoever came first. */
const isBefore = (one: Ticket, other: Ticket) => one.at < other.at || (one.at === other.at && one.key < other.key)

interface Entry {
  readonly ticket: Ticket
  /** Until when they ask again, if they are still there. */
  until: number
}

/** The more wait, the less often each asks: an answer for all of them takes some hundredths of a second's time. */
const [SOONEST_S, EACH_S] = [4, 250]
export const LATEST_ASK_S = 20
const GRACE_MS = 3000

export const asksAgainAfterS = (place = Number.POSITIVE_INFINITY): number =>
  Math.min(LATEST_ASK_S, SOONEST_S + Math.floor(place / EACH_S))

/** Who waits before a shop that is full, in the order in which they came, whichever process they asked first. */
export function createWaitingLine({ most }: { readonly most: number }) {
  let entries: Entry[] = []
  let last: Ticket | undefined

  /** How many came before. */
  function indexOf(ticket: Ticket): number {
    let [from, to] = [0, entries.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const entry = entries[middle]
      if (entry && isBefore(entry.ticket, ticket)) from = middle + 1
      else to = middle
    }
    return from
  }

  return {
    /** Their place, from 1 on; nothing if more wait than can be counted. */
    ask(ticket: Ticket, now: number): number | undefined {
      const index = indexOf(ticket)
      const found = entries[index]
      const until = now + asksAgainAfterS(index + 1) * SECOND_MS + GRACE_MS
      if (found?.ticket.at === ticket.at && found.ticket.key === ticket.key) found.until = until
      else if (entries.length >= most) return undefined
      else entries.splice(index, 0, { ticket, until })
      return index + 1
    },
    isLetIn: (ticket: Ticket): boolean => last !== undefined && !isBefore(last, ticket),
    /**
     * The first of those who are still there, and how many they are. Who does not ask again has gone, and has the old place
     * if they come back.
     */
    letIn(count: number, now: number): number {
      const present = entries.filter(({ until }) => now <= until)
      const end = present[Math.min(count, present.length) - 1]
      if (end && (last === undefined || isBefore(last, end.ticket))) last = end.ticket
      entries = present.slice(count)
      return present.length - entries.length
    },
    get length(): number {
      return entries.length
    },
  }
}

export type WaitingLine = ReturnType<typeof createWaitingLine>
