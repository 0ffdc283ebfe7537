import type { CartValidationError } from '@firkant/domain/cart/cart-errors.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'

/** Limit of commands in one request; the rest goes with the next. */
const MAX_IN_LIST = 50

/** Undefined: applied. An error: refused. `lost`: no answer in time. */
export type CartOutcome = undefined | CartValidationError | 'lost'

export interface PendingCommand {
  readonly command: CartCommand
  readonly outcome: Promise<CartOutcome>
  readonly resolve: (outcome: CartOutcome) => void
  readonly reject: (error: unknown) => void
}

export interface CartList {
  /** Idempotency key: the same for every attempt, so that the server applies the list once. */
  readonly id: string
  readonly entries: readonly PendingCommand[]
}

function pendingCommand(command: CartCommand): PendingCommand {
  const { promise: outcome, resolve, reject } = Promise.withResolvers<CartOutcome>()
  return { command, outcome, resolve, reject }
}

const isSame = (a: CartCommand, b: CartCommand) => JSON.stringify(a) === JSON.stringify(b)

/** The leading commands for the same cart, up to the limit. */
function nextList(entries: readonly PendingCommand[]): readonly PendingCommand[] {
  const cartId = entries[0]?.command.cartId
  const other = entries.findIndex(({ command }) => command.cartId !== cartId)
  return entries.slice(0, Math.min(MAX_IN_LIST, other < 0 ? MAX_IN_LIST : other))
}

/** Commands to send: their order, and the id of each request. */
export function createCartLists(newId: () => string) {
  let inFlight: CartList | undefined
  /** Lost lists, sent again with their old id: what the server did apply is not applied twice. */
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
    /** All commands without an answer, in order. */
    commands(): readonly CartCommand[] {
      const lists = inFlight ? [inFlight, ...repeated] : repeated
      return [...lists.flatMap(({ entries }) => entries), ...waiting].map(({ command }) => command)
    },
    add(command: CartCommand): PendingCommand {
      const entry = pendingCommand(command)
      const last = lost.at(-1)
      const [only, more] = last?.entries ?? []
      // A repeat of the lost command, which may have been applied: sent with the same id.
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
    /** `again`: commands of the answered list that must be sent once more. */
    answered(again: readonly PendingCommand[] = []): void {
      inFlight = undefined
      waiting = [...again, ...waiting]
      // The answer shows the real cart, so lost commands are no longer offered for a retry.
      lost = []
    },
    /** No answer in time: the list and everything queued after it is given up. */
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
