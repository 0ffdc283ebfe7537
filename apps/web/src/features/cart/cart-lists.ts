import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import type { CartValidationError } from '@firkant/domain/cart/cart-errors.ts'

/** A list may hold no more; what is left over goes with the next. */
const MOST_IN_LIST = 50

/** Kept, refused and why, or lost: nobody could be reached in time. */
export type CartOutcome = undefined | CartValidationError | 'lost'

export interface Wish {
  readonly command: CartCommand
  readonly outcome: Promise<CartOutcome>
  readonly resolve: (outcome: CartOutcome) => void
  readonly reject: (error: unknown) => void
}

export interface CartList {
  /** The same for every try of the same list: the server keeps it once. */
  readonly id: string
  readonly wishes: readonly Wish[]
}

function wishFor(command: CartCommand): Wish {
  const { promise: outcome, resolve, reject } = Promise.withResolvers<CartOutcome>()
  return { command, outcome, resolve, reject }
}

const isSame = (a: CartCommand, b: CartCommand) => JSON.stringify(a) === JSON.stringify(b)

/** The first of them that are for one cart. */
function nextList(wishes: readonly Wish[]): readonly Wish[] {
  const cartId = wishes[0]?.command.cartId
  const other = wishes.findIndex(({ command }) => command.cartId !== cartId)
  return wishes.slice(0, Math.min(MOST_IN_LIST, other < 0 ? MOST_IN_LIST : other))
}

/** What is to be sent, in which order and under which names. */
export function createCartLists(newId: () => string) {
  let away: CartList | undefined
  /** Lost ones that go again under the name that they had: what was kept of them is not kept twice. */
  let repeated: readonly CartList[] = []
  let waiting: readonly Wish[] = []
  let lost: readonly CartList[] = []

  function next(): CartList | undefined {
    const [first, ...others] = repeated
    repeated = others
    if (first || waiting.length === 0) return first
    const wishes = nextList(waiting)
    waiting = waiting.slice(wishes.length)
    return { id: newId(), wishes }
  }

  return {
    hasLost: () => lost.length > 0,
    /** All that is not answered yet, in order. */
    commands(): readonly CartCommand[] {
      const lists = away ? [away, ...repeated] : repeated
      return [...lists.flatMap(({ wishes }) => wishes), ...waiting].map(({ command }) => command)
    },
    add(command: CartCommand): Wish {
      const wish = wishFor(command)
      const last = lost.at(-1)
      const [only, more] = last?.wishes ?? []
      // The same again may have been kept after all.
      if (last && only && !more && isSame(command, only.command)) {
        lost = lost.slice(0, -1)
        repeated = [...repeated, { id: last.id, wishes: [wish] }]
      } else waiting = [...waiting, wish]
      return wish
    },
    sendNext(): CartList | undefined {
      away = next()
      return away
    },
    /** It was answered; some of it may have to go again. */
    answered(again: readonly Wish[] = []): void {
      away = undefined
      waiting = [...again, ...waiting]
      // Whoever goes on after a loss has seen the cart as it is.
      lost = []
    },
    /** Nobody answered: what was wished for after it would meet the same silence. */
    lose(): readonly Wish[] {
      const gone: CartList[] = []
      for (let list = away ?? next(); list; list = next()) gone.push(list)
      away = undefined
      lost = [...lost, ...gone]
      return gone.flatMap(({ wishes }) => wishes)
    },
    repeatLost(): readonly Wish[] {
      const again = lost.map(({ id, wishes }) => ({ id, wishes: wishes.map(({ command }) => wishFor(command)) }))
      lost = []
      repeated = [...repeated, ...again]
      return again.flatMap(({ wishes }) => wishes)
    },
  }
}
