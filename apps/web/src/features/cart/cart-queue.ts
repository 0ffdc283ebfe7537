import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import type { Cart, CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import { createCartLists, type CartList, type CartOutcome } from './cart-lists.ts'
import { createRetryBackoff } from './retry-backoff.ts'

export interface CartQueue {
  /** Rejects when the server did not take it for a command of this visitor's cart at all. */
  readonly send: (command: CartCommand) => Promise<CartOutcome>
  /** What the visitor wished for and the server has not answered yet, in order. */
  readonly pending: () => readonly CartCommand[]
  /** The server can't be reached: what is pending is tried again for a while. */
  readonly isRetrying: () => boolean
  /** Something was not kept, and can be wished for again. */
  readonly hasLost: () => boolean
  /** Tries at once what is still being tried, and entries for all that was lost again: what came of that. */
  readonly tryAgain: () => Promise<readonly CartOutcome[]>
  /** The network is back: what is still being tried goes at once. What was lost waits for the visitor. */
  readonly wakeUp: () => void
  readonly subscribe: (listener: () => void) => () => void
}

export interface CartQueueOptions {
  readonly apply: (commands: readonly CartCommand[], listId: string) => Promise<CartApplyResponse>
  /** The cart, and the one that the commands named, if they named one. */
  readonly onCart: (cart: Cart, cartId: string | undefined) => void
  /** Nobody answered, which does not say that nothing was kept: the cart has to be read again. */
  readonly onLost: () => void
  /** Waits for the next frame, in which everything the visitor just did is there. */
  readonly nextFrame: () => Promise<void>
  /** Whether a later try may succeed. */
  readonly isTemporary: (error: unknown) => boolean
  readonly newId: () => string
}

const NOTHING: readonly CartCommand[] = []

/** One refusal takes its whole list along: the others did nothing wrong and go again. */
function outcomesOf({ entries }: CartList, { validation }: CartApplyResponse) {
  const [error] = validation.validationErrors
  const refused = error && entries[error.commandIndex]
  if (refused) return { again: entries.filter((each) => each !== refused), notify: () => refused.resolve(error) }
  return { again: [], notify: () => entries.forEach(({ resolve }) => resolve(undefined)) }
}

type RetryOptions = Pick<CartQueueOptions, 'apply' | 'isTemporary' | 'onLost'> & { readonly onFailure: () => void }

/** Undefined when nobody answers in time; throws what no later try would change. */
function createRetryingSender({ apply, isTemporary, onLost, onFailure }: RetryOptions) {
  const backoff = createRetryBackoff()

  async function attempt({ id, entries }: CartList): Promise<CartApplyResponse | undefined> {
    const commands = entries.map(({ command }) => command)
    for (;;) {
      const answer = apply(commands, id)
      try {
        const response = await Promise.race([answer, backoff.timedOut()])
        if (!response) answer.then(onLost, onLost)
        return response
      } catch (error) {
        if (!isTemporary(error)) throw error
        const nextAttempt = backoff.waitToRetry()
        onFailure()
        if (!(await nextAttempt)) return undefined
      }
    }
  }

  async function send(list: CartList): Promise<CartApplyResponse | undefined> {
    backoff.start()
    return attempt(list).finally(backoff.stop)
  }
  return { send, isRetrying: backoff.isRetrying, wakeUp: backoff.retryNow }
}

type RetryingSender = ReturnType<typeof createRetryingSender>
type Sending = Pick<CartQueueOptions, 'onCart' | 'onLost'> & {
  readonly lists: ReturnType<typeof createCartLists>
  readonly send: RetryingSender['send']
  readonly changed: () => void
}

/** Sends a list and tells everybody what came of it. */
function createSender({ onCart, onLost, lists, send, changed }: Sending) {
  function settle(list: CartList, answer: CartApplyResponse): void {
    const { again, notify } = outcomesOf(list, answer)
    lists.answered(again)
    onCart(answer.cartResponse, list.entries[0]?.command.cartId)
    changed()
    notify()
  }

  function lose(): void {
    const entries = lists.lose()
    changed()
    for (const { resolve } of entries) resolve('lost')
    onLost()
  }

  return async (list: CartList): Promise<void> => {
    try {
      const answer = await send(list)
      if (answer) settle(list, answer)
      else lose()
    } catch (error) {
      lists.answered()
      changed()
      for (const { reject } of list.entries) reject(error)
    }
  }
}

/** Commands of one frame travel as one list; what comes while it is away makes the next one. */
export function createCartQueue(options: CartQueueOptions): CartQueue {
  const listeners = new Set<() => void>()
  const lists = createCartLists(options.newId)
  const { send, isRetrying, wakeUp } = createRetryingSender({ ...options, onFailure: changed })
  const sendList = createSender({ ...options, lists, send, changed })
  let pending = NOTHING
  let isRunning = false

  function changed(): void {
    const commands = lists.commands()
    pending = commands.length === 0 ? NOTHING : commands
    for (const listener of listeners) listener()
  }

  async function run(): Promise<void> {
    isRunning = true
    await options.nextFrame()
    for (let list = lists.sendNext(); list; list = lists.sendNext()) await sendList(list)
    isRunning = false
  }

  function begin(): void {
    changed()
    if (!isRunning) void run()
  }

  return {
    send(command) {
      const { outcome } = lists.add(command)
      begin()
      return outcome
    },
    tryAgain() {
      wakeUp()
      const entries = lists.repeatLost()
      if (entries.length > 0) begin()
      return Promise.all(entries.map(({ outcome }) => outcome.catch(() => 'lost' as const)))
    },
    pending: () => pending,
    isRetrying,
    hasLost: lists.hasLost,
    wakeUp,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
