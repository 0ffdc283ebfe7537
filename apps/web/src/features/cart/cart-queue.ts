import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import type { CartValidationError } from '@firkant/domain/cart/cart-errors.ts'
import type { Cart, CartApplyResponse } from '@firkant/domain/cart/cart.ts'

/** A list may hold no more; what is left over goes with the next. */
const MOST_IN_LIST = 50

export interface CartQueue {
  /** Undefined when the command was kept; why not, when it was refused. Rejects when the server could not be asked. */
  readonly send: (command: CartCommand) => Promise<CartValidationError | undefined>
}

interface Waiting {
  readonly command: CartCommand
  readonly resolve: (error: CartValidationError | undefined) => void
  readonly reject: (error: unknown) => void
}

export interface CartQueueOptions {
  readonly apply: (commands: readonly CartCommand[]) => Promise<CartApplyResponse>
  readonly onCart: (cart: Cart) => void
  /** Waits for the next frame, in which everything the visitor just did is there. */
  readonly nextFrame: () => Promise<void>
}

/** Commands of one frame travel as one list; what comes while it is away makes the next one. */
export function createCartQueue({ apply, onCart, nextFrame }: CartQueueOptions): CartQueue {
  let waiting: Waiting[] = []
  let isRunning = false

  async function sendList(list: readonly Waiting[]): Promise<void> {
    try {
      const { cartResponse, validation } = await apply(list.map(({ command }) => command))
      onCart(cartResponse)
      const [error] = validation.validationErrors
      const refused = error && list[error.commandIndex]
      if (!refused) {
        for (const { resolve } of list) resolve(undefined)
        return
      }
      refused.resolve(error)
      // One refusal takes its whole list along: the others did nothing wrong and go again.
      waiting = [...list.filter((each) => each !== refused), ...waiting]
    } catch (error) {
      for (const { reject } of list) reject(error)
    }
  }

  async function run(): Promise<void> {
    isRunning = true
    await nextFrame()
    while (waiting.length > 0) {
      const list = waiting.slice(0, MOST_IN_LIST)
      waiting = waiting.slice(MOST_IN_LIST)
      await sendList(list)
    }
    isRunning = false
  }

  return {
    send: (command) =>
      new Promise((resolve, reject) => {
        waiting.push({ command, resolve, reject })
        if (!isRunning) void run()
      }),
  }
}
