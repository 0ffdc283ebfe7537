import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import type { CartValidationError } from '@firkant/domain/cart/cart-errors.ts'
import type { Cart, CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import { createPatience } from './patience.ts'

/** A list may hold no more; what is left over goes with the next. */
const MOST_IN_LIST = 50
/** Kept, refused and why, or waiting until the server can be reached. */
export type CartOutcome = undefined | CartValidationError | 'waiting'

export interface CartQueue {
  /** Rejects when the server did not take it for a command of this visitor's cart at all. */
  readonly send: (command: CartCommand) => Promise<CartOutcome>
  /** What the visitor wished for and the server has not answered yet, in order. */
  readonly pending: () => readonly CartCommand[]
  /** The server can't be reached: what is pending is kept, and tried again. */
  readonly isWaiting: () => boolean
  /** Tries again at once: the visitor asked, or the network is back. */
  readonly tryAgain: () => void
  readonly subscribe: (listener: () => void) => () => void
}

interface Waiting {
  readonly command: CartCommand
  readonly resolve: (outcome: CartOutcome) => void
  readonly reject: (error: unknown) => void
}

interface List {
  /** The same for every try of the same list: the server keeps it once. */
  readonly id: string
  readonly entries: readonly Waiting[]
}

export interface CartQueueOptions {
  readonly apply: (commands: readonly CartCommand[], listId: string) => Promise<CartApplyResponse>
  /** The cart, and the one that the commands named, if they named one. */
  readonly onCart: (cart: Cart, cartId: string | undefined) => void
  /** Waits for the next frame, in which everything the visitor just did is there. */
  readonly nextFrame: () => Promise<void>
  /** Whether a later try may succeed. */
  readonly mayPass: (error: unknown) => boolean
  readonly newId: () => string
}

const NOTHING: readonly CartCommand[] = []

/** The first of them that are for one cart. */
function nextList(waiting: readonly Waiting[]): readonly Waiting[] {
  const cartId = waiting[0]?.command.cartId
  const other = waiting.findIndex(({ command }) => command.cartId !== cartId)
  return waiting.slice(0, Math.min(MOST_IN_LIST, other < 0 ? MOST_IN_LIST : other))
}

/** One refusal takes its whole list along: the others did nothing wrong and go again. */
function judge({ entries }: List, { validation }: CartApplyResponse) {
  const [error] = validation.validationErrors
  const refused = error && entries[error.commandIndex]
  if (refused) return { again: entries.filter((each) => each !== refused), tell: () => refused.resolve(error) }
  return { again: [], tell: () => entries.forEach(({ resolve }) => resolve(undefined)) }
}

function giveUp({ resolve, reject }: Waiting, error: unknown, isOnlyNow: boolean): void {
  if (isOnlyNow) resolve('waiting')
  else reject(error)
}

/** Commands of one frame travel as one list; what comes while it is away makes the next one. */
export function createCartQueue(options: CartQueueOptions): CartQueue {
  const listeners = new Set<() => void>()
  const patience = createPatience()
  let waiting: readonly Waiting[] = []
  let away: List | undefined
  let pending = NOTHING
  let isRunning = false

  function changed(): void {
    const entries = [...(away?.entries ?? []), ...waiting]
    pending = entries.length === 0 ? NOTHING : entries.map(({ command }) => command)
    for (const listener of listeners) listener()
  }

  function settle(list: List, answer: CartApplyResponse): void {
    const { again, tell } = judge(list, answer)
    waiting = [...again, ...waiting]
    away = undefined
    patience.end()
    options.onCart(answer.cartResponse, list.entries[0]?.command.cartId)
    changed()
    tell()
  }

  async function sendList(list: List): Promise<void> {
    const commands = list.entries.map(({ command }) => command)
    try {
      settle(list, await options.apply(commands, list.id))
    } catch (error) {
      const pause = options.mayPass(error) ? patience.begin() : undefined
      if (!pause) away = undefined
      changed()
      for (const entry of list.entries) giveUp(entry, error, pause !== undefined)
      await pause
    }
  }

  async function run(): Promise<void> {
    isRunning = true
    await options.nextFrame()
    while (away !== undefined || waiting.length > 0) {
      if (away === undefined) {
        away = { id: options.newId(), entries: nextList(waiting) }
        waiting = waiting.slice(away.entries.length)
      }
      await sendList(away)
    }
    isRunning = false
  }

  function send(command: CartCommand): Promise<CartOutcome> {
    const { promise, resolve, reject } = Promise.withResolvers<CartOutcome>()
    waiting = [...waiting, { command, resolve, reject }]
    changed()
    if (!isRunning) void run()
    // What comes while nobody answers waits with the rest, and says so at once.
    else if (patience.isTried()) resolve('waiting')
    return promise
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { send, pending: () => pending, isWaiting: patience.isTried, tryAgain: patience.cutShort, subscribe }
}
