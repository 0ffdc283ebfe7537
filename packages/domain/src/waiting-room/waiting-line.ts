/** When somebody came, and something of their own where two came in the same millisecond. */
export interface Ticket {
  readonly at: number
  readonly key: string
}

/** Both are true of whoever came first. */
const isBefore = (one: Ticket, other: Ticket) => one.at < other.at || (one.at === other.at && one.key < other.key)

interface Entry {
  readonly ticket: Ticket
  seenAt: number
}

export interface WaitingLineLimits {
  /** Who did not ask again for so long has gone: others go on, and who comes back later has the old place. */
  readonly patienceMs: number
  readonly most: number
}

/** Who waits before a shop that is full, in the order in which they came, whichever process they asked first. */
export function createWaitingLine({ patienceMs, most }: WaitingLineLimits) {
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
      if (found?.ticket.at === ticket.at && found.ticket.key === ticket.key) found.seenAt = now
      else if (entries.length >= most) return undefined
      else entries.splice(index, 0, { ticket, seenAt: now })
      return index + 1
    },
    isLetIn: (ticket: Ticket): boolean => last !== undefined && !isBefore(last, ticket),
    /** The first of those who are still there. */
    letIn(count: number, now: number): void {
      const present = entries.filter(({ seenAt }) => now - seenAt <= patienceMs)
      const until = present[Math.min(count, present.length) - 1]
      if (until && (last === undefined || isBefore(last, until.ticket))) last = until.ticket
      entries = present.slice(count)
    },
    get length(): number {
      return entries.length
    },
  }
}

export type WaitingLine = ReturnType<typeof createWaitingLine>
