import { RETRY_AFTER_S } from '../platform/http/error-handler.ts'
import { ProblemException } from '../platform/http/problem.ts'
import { createFairQueue } from '../platform/process/fair-queue.ts'

/**
 * A client that asks for many pages at once (a crawler) has a few of them made at a time and waits for the rest: the
 * database and the process are free for the others. As many clients as there are go on side by side.
 */
const LIMITS = { concurrency: 16, concurrencyEach: 2, mostWaiting: 1000, mostWaitingEach: 400 }

export interface RenderQueue {
  /** Works when it is this client's turn; refuses with 503 if too many wait. */
  readonly take: <Value>(client: string, work: () => Promise<Value>) => Promise<Value>
}

export function createRenderQueue(limits: Partial<typeof LIMITS> = {}): RenderQueue {
  const queue = createFairQueue({ ...LIMITS, ...limits })
  return {
    take: (client, work) =>
      new Promise((resolve, reject) => {
        const begin = () => work().then(resolve, reject)
        const added = queue.add(client, { begin, hasBegun: () => false })
        if (!added.ok) reject(new ProblemException('unavailable', { retryAfterS: RETRY_AFTER_S, busy: 'rendering' }))
      }),
  }
}
