import type { Cart, CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { createEmitter } from '@firkant/domain/events/emitter.ts'
import { createCartLists, type CartList, type CartOutcome } from './cart-lists.ts'
import { createRetryBackoff } from './retry-backoff.ts'

export interface CartQueue {
  /** Rejects when the server refuses the request as a whole. */
  readonly send: (command: CartCommand) => Promise<CartOutcome>
  /** Commands without an answer, in order. */
  readonly pending: () => readonly CartCommand[]
  /** The server can't be reached; pending commands are retried for a while. */
  readonly isRetrying: () => boolean
  /** Some commands were given up and can be sent again. */
  readonly hasLost: () => boolean
  /** Retries at once, and sends lost commands again; resolves to their outcomes. */
  readonly tryAgain: () => Promise<readonly CartOutcome[]>
  /** Back online: pending commands are retried at once. Lost ones wait for the visitor. */
  readonly wakeUp: () => void
  readonly subscribe: (listener: () => void) => () => void
}

export interface CartQueueOptions {
  readonly apply: (commands: readonly CartCommand[], listId: string) => Promise<CartApplyResponse>
  /** `cartId`: the cart that the commands named, if any. */
  readonly onCart: (cart: Cart, cartId: string | undefined) => void
  /** No answer, but commands may have been applied: the cart must be loaded again. */
  readonly onLost: () => void
  /** Waits for the next frame, so that commands of one interaction are sent together. */
  readonly nextFrame: () => Promise<void>
  /** The first attempt failed: what was wished for waits, and is sent again by itself. */
  readonly onWaiting: (commands: readonly CartCommand[]) => void
  /** Whether a retry may succeed. */
  readonly canRetry: (error: unknown) => boolean
  readonly newId: () => string
}

const NOTHING: readonly CartCommand[] = []

/** One refused command fails its whole list: the others are sent again. */
function outcomesOf({ entries }: CartList, { validation }: CartApplyResponse) {
  const [error] = validation.validationErrors
  const refused = error && entries[error.commandIndex]
  if (refused) return { again: entries.filter((each) => each !== refused), notify: () => refused.resolve(error) }
  return { again: [], notify: () => entries.forEach(({ resolve }) => resolve(undefined)) }
}

type RetryOptions = Pick<CartQueueOptions, 'apply' | 'canRetry' | 'onLost' | 'onWaiting'> & {
  readonly onFailure: () => void
}

/** Undefined without an answer in time; throws errors that no retry would change. */
function createRetryingSender({ apply, canRetry, onLost, onWaiting, onFailure }: RetryOptions) {
  const backoff = createRetryBackoff()

  async function attempt({ id, entries }: CartList): Promise<CartApplyResponse | undefined> {
    const commands = entries.map(({ command }) => command)
    for (;;) {
      const answer = apply(commands, id)
      try {
        const response = await Promise.race([answer, backoff.timeout()])
        if (!response) answer.then(onLost, onLost)
        return response
      } catch (error) {
        if (!canRetry(error)) throw error
        if (!backoff.isRetrying()) onWaiting(commands)
        const nextAttempt = backoff.delay()
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

/** Sends a list and settles the outcomes of its commands. */
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

/** Commands of one frame are sent as one list; those that come meanwhile make the next one. */
export function createCartQueue(options: CartQueueOptions): CartQueue {
  const { subscribe, emit } = createEmitter()
  const lists = createCartLists(options.newId)
  const { send, isRetrying, wakeUp } = createRetryingSender({ ...options, onFailure: changed })
  const sendList = createSender({ ...options, lists, send, changed })
  let pending = NOTHING
  let isRunning = false

  function changed(): void {
    const commands = lists.commands()
    pending = commands.length === 0 ? NOTHING : commands
    emit()
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
    subscribe,
  }
}
