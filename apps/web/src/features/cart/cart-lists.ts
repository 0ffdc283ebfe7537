import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import type { CartValidationError } from '@firkant/domain/cart/cart-errors.ts'

/** A list may hold no more; what is left over goes with the next. */
const MOST_IN_LIST = 50

/** Kept, refused and why, or lost: nobody could be reached in time. */
export type CartOutcome = undefined | CartValidationError | 'lost'

export interface PendingCommand {
  readonly command: CartCommand
  readonly outcome: Promise<CartOutcome>
  readonly resolve: (outcome: CartOutcome) => void
  readonly reject: (error: unknown) => void
}

export interface CartList {
  /** The same for every try of the same list: the server keeps it once. */
  readonly id: string
  readonly entries: readonly PendingCommand[]
}

function pendingCommand(command: CartCommand): PendingCommand {
  const { promise: outcome, resolve, reject } = Promise.withResolvers<CartOutcome>()
  return { command, outcome, resolve, reject }
}

const isSame = (a: CartCommand, b: CartCommand) => JSON.stringify(a) === JSON.stringify(b)

/** The first of them that are for one cart. */
function nextList(entries: readonly PendingCommand[]): readonly PendingCommand[] {
  const cartId = entries[0]?.command.cartId
  const other = entries.findIndex(({ command }) => command.cartId !== cartId)
  return entries.slice(0, Math.min(MOST_IN_LIST, other < 0 ? MOST_IN_LIST : other))
}

/** What is to be sent, in which order and under which names. */
export function createCartLists(newId: () => string) {
  let inFlight: CartList | undefined
  /** Lost ones that go again under the name that they had: what was kept of them is not kept twice. */
  let repeated: readonly CartList[] = []
  let waiting: readonly PendingCommand[] = []
  let lost: readonly CartList[] = []

  function next(): CartList | undefined {
    const [first, ...others] = repeated
    repeated = others
    if (first || waiting.length === 0) return first
    const entries = nextList(waiting)
    waiting = waiting.slice(entries.length)
    return { id: newId(), entries }
  }

  return {
    hasLost: () => lost.length > 0,
    /** All that is not answered yet, in order. */
    commands(): readonly CartCommand[] {
      const lists = inFlight ? [inFlight, ...repeated] : repeated
      return [...lists.flatMap(({ entries }) => entries), ...waiting].map(({ command }) => command)
    },
    add(command: CartCommand): PendingCommand {
      const entry = pendingCommand(command)
      const last = lost.at(-1)
      const [only, more] = last?.entries ?? []
      // The same again may have been kept after all.
      if (last && only && !more && isSame(command, only.command)) {
        lost = lost.slice(0, -1)
        repeated = [...repeated, { id: last.id, entries: [entry] }]
      } else waiting = [...waiting, entry]
      return entry
    },
    sendNext(): CartList | undefined {
      inFlight = next()
      return inFlight
    },
    /** It was answered; some of it may have to go again. */
    answered(again: readonly PendingCommand[] = []): void {
      inFlight = undefined
      waiting = [...again, ...waiting]
      // Whoever goes on after a loss has seen the cart as it is.
      lost = []
    },
    /** Nobody answered: what was wished for after it would meet the same silence. */
    lose(): readonly PendingCommand[] {
      const dropped: CartList[] = []
      for (let list = inFlight ?? next(); list; list = next()) dropped.push(list)
      inFlight = undefined
      lost = [...lost, ...dropped]
      return dropped.flatMap(({ entries }) => entries)
    },
    repeatLost(): readonly PendingCommand[] {
      const again = lost.map(({ id, entries }) => ({
        id,
        entries: entries.map(({ command }) => pendingCommand(command)),
      }))
      lost = []
      repeated = [...repeated, ...again]
      return again.flatMap(({ entries }) => entries)
    },
  }
}
