import type { IncomingHttpHeaders } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { FastifyBaseLogger } from 'fastify'
import { lookAtDoor, OPEN_DOOR } from '@firkant/domain/waiting-room/door.ts'
import { createForesight, type Foreseen } from '@firkant/domain/waiting-room/foresight.ts'
import type { WaitingLine } from '@firkant/domain/waiting-room/waiting-line.ts'
import type { AnswerFlow } from './answer-flow.ts'

export interface DoorkeeperOptions {
  readonly crowdedMs: number
  /** Set later than the delay at which everybody is refused: nobody waits. */
  readonly isOff: boolean
  /** How late the event loop was since the last look. */
  readonly delayMs: () => number
  /** The share of the time in which the process, or its connections to the database, had work since the last look. */
  readonly use: () => number
  readonly rush: number
  /** Of everything that is asked for but files. */
  readonly flow: AnswerFlow
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Robots do not say where they come from; browsers do, unless they are old. */
const isBrowser = (headers: IncomingHttpHeaders) => headers['sec-fetch-site'] !== undefined

const shown = ({ use, growth }: Foreseen) => ({ use: Number(use.toFixed(2)), growth: Number(growth.toFixed(2)) })

/** Opens and closes the door, and lets in from the front of the line. */
export function createDoorkeeper(options: DoorkeeperOptions, line: WaitingLine) {
  const { crowdedMs, rush, flow, now, log } = options
  const foresight = createForesight()
  let door = OPEN_DOOR
  /** Since the last look, while the door is open; of them, browsers. Then those who were let in. */
  let [newcomers, cameIn] = [0, 0]

  return {
    isOpen: () => door.isOpen,
    /** Through the open door, and not from a page of the shop. */
    count(headers: IncomingHttpHeaders): void {
      newcomers += 1
      if (isBrowser(headers)) cameIn += 1
    },
    /** Every second. */
    look(): void {
      if (options.isOff) return
      const { waitMs, answered, seconds } = flow.look(performance.now())
      const delayMs = Math.max(options.delayMs(), waitMs)
      const foreseen = foresight.look({ use: options.use(), seconds, answered, cameIn })
      const asking = answered.turnedAway
      const step = lookAtDoor(door, {
        ...foreseen,
        delayMs,
        crowdedMs,
        waiting: line.length,
        asking,
        newcomers,
        rush,
      })
      newcomers = 0
      cameIn = line.letIn(step.letIn, now().getTime())
      const isChanged = step.door.isOpen !== door.isOpen
      door = step.door
      if (isChanged && door.isOpen) log.info({ door: 'open' }, 'nobody waits any more')
      if (isChanged && !door.isOpen)
        log.warn(
          { door: 'closed', delayMs: Math.round(delayMs), ...shown(foreseen) },
          'the shop is full, or will be: newcomers wait',
        )
    },
  }
}
