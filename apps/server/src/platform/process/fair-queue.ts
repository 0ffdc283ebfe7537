import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'

/** Work that several requests may wait for: it runs once, at the first turn of any of them. */
export interface QueuedWork {
  readonly begin: () => Promise<void>
  readonly hasBegun: () => boolean
}

export type QueueRefusal = 'full' | 'too-many'

export interface FairQueue {
  /** Refuses at once if too much is waiting, in total or for this owner. */
  readonly add: (owner: string, work: QueuedWork) => Result<void, QueueRefusal>
  /** How much has not begun yet. */
  readonly waiting: () => number
}

export interface FairQueueLimits {
  readonly concurrency: number
  /** Of one owner, while others may have the rest. */
  readonly concurrencyEach: number
  readonly mostWaiting: number
  readonly mostWaitingEach: number
}

/** Round-robin between owners: many requests of one owner delay only that owner. */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  /** In the order of their turns. */
  const lines = new Map<string, QueuedWork[]>()
  const runningOf = new Map<string, number>()
  let waiting = 0
  let running = 0

  function takeFrom(line: QueuedWork[]): QueuedWork | undefined {
    for (let work = line.shift(); work; work = line.shift()) {
      waiting -= 1
      if (!work.hasBegun()) return work
    }
    return undefined
  }

  function takeNext(): { readonly owner: string; readonly work: QueuedWork } | undefined {
    for (const [owner, line] of lines) {
      if ((runningOf.get(owner) ?? 0) >= limits.concurrencyEach) continue
      const work = takeFrom(line)
      lines.delete(owner)
      if (line.length > 0) lines.set(owner, line)
      if (work) return { owner, work }
    }
    return undefined
  }

  function count(owner: string, change: 1 | -1): void {
    const theirs = (runningOf.get(owner) ?? 0) + change
    if (theirs === 0) runningOf.delete(owner)
    else runningOf.set(owner, theirs)
    running += change
  }

  function runNext(): void {
    if (running >= limits.concurrency) return
    const next = takeNext()
    if (!next) return
    count(next.owner, 1)
    void next.work.begin().finally(() => {
      count(next.owner, -1)
      runNext()
    })
  }

  function add(owner: string, work: QueuedWork): Result<void, QueueRefusal> {
    const line = lines.get(owner) ?? []
    if (line.length >= limits.mostWaitingEach) return fail('too-many')
    if (waiting >= limits.mostWaiting) return fail('full')
    line.push(work)
    lines.set(owner, line)
    waiting += 1
    runNext()
    return succeed(undefined)
  }

  return { add, waiting: () => waiting }
}
