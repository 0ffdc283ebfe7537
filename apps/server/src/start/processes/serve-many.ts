import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Logger } from 'pino'
import { SECOND_MS } from '@firkant/domain/duration/duration.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { LISTENING } from '../../platform/process/child-server.ts'
import type { Config } from '../config.ts'

const MAX_PAUSE_MS = 30 * SECOND_MS
/** A process that lived this long was well: the next one that ends is no part of a series. */
const WELL_MS = 60 * SECOND_MS

/** The place of a process: it keeps its number, whoever stands in it. */
interface Place {
  readonly number: number
  worker: Worker
  /** Ends in a row, none of them asked for. */
  endings: number
}

/** A process that serves, once it listens. Undefined if it ended before: it has said why. */
async function startWorker(config: Config, number: number): Promise<Worker | undefined> {
  const { port } = config.metrics
  // Each tells its own figures.
  const worker = cluster.fork(port === undefined ? {} : { METRICS_PORT: port + number - 1 })
  const { promise, resolve } = Promise.withResolvers<boolean>()
  worker.on('message', (message) => message === LISTENING && resolve(true))
  worker.once('exit', () => resolve(false))
  return (await promise) ? worker : undefined
}

/** It gets no more connections, answers what it has, and ends. */
async function endWorker(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const ended = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await ended
}

class Processes {
  readonly #places: Place[] = []
  readonly #config: Config
  readonly #log: Logger
  #isStopping = false
  #rolling: Promise<void> | undefined

  constructor(config: Config) {
    this.#config = config
    this.#log = createLogger({ level: config.logLevel, brand: config.brand })
  }

  /** The first one migrates, the others find it done. */
  async start(count: number): Promise<void> {
    for (let number = 1; number <= count; number += 1) {
      const worker = await startWorker(this.#config, number)
      if (!worker) {
        await this.stop()
        throw new Error(`Process ${number} of ${count} did not start. Its reason is above.`)
      }
      const place = { number, worker, endings: 0 }
      this.#places.push(place)
      this.#watch(place)
      this.#log.info({ place: number, process: worker.process.pid }, 'process listens')
    }
  }

  #watch(place: Place): void {
    const { worker } = place
    const since = Date.now()
    worker.once('exit', (code, signal) => {
      if (this.#isStopping || place.worker !== worker) return
      this.#log.error({ place: place.number, code, signal }, 'process ended by itself; another takes its place')
      place.endings = Date.now() - since > WELL_MS ? 1 : place.endings + 1
      setTimeout(() => void this.#replace(place), Math.min(2 ** (place.endings - 1) * SECOND_MS, MAX_PAUSE_MS))
    })
  }

  async #replace(place: Place): Promise<void> {
    if (this.#isStopping || !place.worker.isDead()) return
    const worker = await startWorker(this.#config, place.number)
    if (!worker) {
      place.endings += 1
      setTimeout(() => void this.#replace(place), Math.min(2 ** (place.endings - 1) * SECOND_MS, MAX_PAUSE_MS))
      return
    }
    this.#settle(place, worker)
  }

  #settle(place: Place, worker: Worker): void {
    place.worker = worker
    this.#watch(place)
    this.#log.info({ place: place.number, process: worker.process.pid }, 'process listens')
    if (this.#isStopping) void endWorker(worker)
  }

  /** One after the other: the new one listens before the old one goes. One that does not start leaves the others be. */
  async #roll(): Promise<void> {
    this.#log.info('rolling restart begins')
    for (const place of this.#places) {
      const worker = this.#isStopping ? undefined : await startWorker(this.#config, place.number)
      if (!worker) {
        this.#log.error({ place: place.number }, 'rolling restart stopped: the old processes go on')
        return
      }
      const old = place.worker
      this.#settle(place, worker)
      await endWorker(old)
    }
    this.#log.info('rolling restart is done')
  }

  restart(): Promise<void> {
    this.#rolling ??= this.#roll().finally(() => (this.#rolling = undefined))
    return this.#rolling
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    await Promise.all(this.#places.map(({ worker }) => endWorker(worker)))
  }
}

/** Several processes on one port. SIGHUP restarts them one after the other, SIGTERM and SIGINT end them. */
export async function serveMany(config: Config, count: number): Promise<void> {
  const processes = new Processes(config)
  const stop = () => void processes.stop().then(() => process.exit(0))
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.once('disconnect', stop)
  process.on('SIGHUP', () => void processes.restart())
  await processes.start(count)
  process.send?.(LISTENING)
}
