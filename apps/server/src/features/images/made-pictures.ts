import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import {
  createFairQueue,
  type FairQueue,
  type FairQueueLimits,
  type QueuedWork,
  type QueueRefusal,
} from '../../platform/process/fair-queue.ts'
import type { ImageCache } from './image-cache.ts'

export type Made = Result<Buffer, 'unreadable' | 'away' | QueueRefusal>

interface WantedPicture {
  /** Hexadecimal; the same key, the same bytes. */
  readonly key: string
  /** Whose queue it waits in, if it must be made. */
  readonly owner: string
  readonly make: () => Promise<Made>
  /** Not shared with other hosts. */
  readonly isPersonal?: true | undefined
}

/** Pictures that cost work: cached, each made once at a time, in turns between owners. */
export type MadePictures = (wanted: WantedPicture) => Promise<Made>

/** Browsers don't retry a refused image: waiting some seconds is better than a gap. */
const LIMITS: FairQueueLimits = { concurrency: 2, concurrencyEach: 2, mostWaiting: 2000, mostWaitingEach: 200 }

/** For `createMadePictures`, where somebody else looks at it, too. */
export const createPictureQueue = (limits: Partial<FairQueueLimits> = {}): FairQueue =>
  createFairQueue({ ...LIMITS, ...limits })

export function measurePictures(registry: Registry, queue: FairQueue): void {
  const gauge: Gauge = new Gauge({
    name: 'shop_pictures_waiting',
    help: 'Pictures that somebody waits for and that are not being made yet',
    registers: [registry],
    collect: () => gauge.set(queue.waiting()),
  })
}

export interface MadePicturesOptions extends Partial<FairQueueLimits> {
  readonly queue?: FairQueue

  readonly cache: ImageCache
  /** The same, and what other hosts made. */
  readonly shared?: ImageCache | undefined
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Whether this client may have one more image encoded now. */
  readonly allows?: (owner: string) => Promise<boolean>
}

interface Making {
  readonly made: Promise<Made>
  readonly work: QueuedWork
}

export function createMadePictures(options: MadePicturesOptions): MadePictures {
  const { cache, shared = cache, log, allows } = options
  const cacheOf = ({ isPersonal }: WantedPicture) => (isPersonal ? cache : shared)
  const { queue = createPictureQueue(options) } = options
  const underWay = new Map<string, Making>()

  /** Identical concurrent requests share one encoding. */
  function begin(wanted: WantedPicture): Making {
    const { key, make } = wanted
    const { promise, resolve } = Promise.withResolvers<Made>()
    let hasBegun = false
    const work = {
      hasBegun: () => hasBegun,
      async begin() {
        hasBegun = true
        const made = await make()
        if (made.ok) await saveToCache(wanted, made.value)
        underWay.delete(key)
        resolve(made)
      },
    }
    return { made: promise, work }
  }

  /** On a full disk images are slow, not missing. */
  async function saveToCache(wanted: WantedPicture, bytes: Buffer): Promise<void> {
    await cacheOf(wanted)
      .put(wanted.key, bytes)
      .catch((error: unknown) =>
        log.warn(
          { err: error },
          'image could not be written to the cache folder; it is made again at the next request',
        ),
      )
  }

  return async (wanted) => {
    const { key, owner } = wanted
    const cached = await cacheOf(wanted).get(key)
    if (cached) return succeed(cached)
    if (!underWay.has(key) && allows && !(await allows(owner))) return fail('too-many')
    const making = underWay.get(key) ?? begin(wanted)
    // Everyone who waits for an image also queues for it, so the shortest queue decides.
    const queued = making.work.hasBegun() ? succeed(undefined) : queue.add(owner, making.work)
    if (!queued.ok) return queued
    underWay.set(key, making)
    return making.made
  }
}
