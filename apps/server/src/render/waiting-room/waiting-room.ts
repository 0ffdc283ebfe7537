import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { FastifyBaseLogger } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { lookAtDoor, OPEN_DOOR } from '@firkant/domain/waiting-room/door.ts'
import { createForesight, type Foreseen } from '@firkant/domain/waiting-room/foresight.ts'
import { createWaitingLine, type Ticket } from '@firkant/domain/waiting-room/waiting-line.ts'
import { comesFromShop } from '../../platform/http/comes-from-shop.ts'
import { isDocumentRequest } from '../document-request.ts'
import type { AnswerFlow } from './answer-flow.ts'
import { newTicket, QUEUE_LIFE_MS, type QueueMark, type QueueCookies } from './queue-cookie.ts'

/** Some 20 MB. */
const MOST_WAITING = 100_000
/** The studio's people, probes, and files such as robots.txt. */
const NOT_BEHIND_THE_DOOR =
  /^\/(?:(?:studio|healthz|readyz|metrics|__outbox|\.well-known)(?:[/?]|$)|[^?]{0,200}\.[a-z]{2,5}(?:\?|$))/

/** Files, and the streams of the studio, which stay open. */
const NOT_COUNTED = /^\/(?:assets|images|media|models|studio|api\/studio)\//

export interface WaitingRoomOptions {
  readonly cookies: QueueCookies
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
  /** Of a signed cookie: somebody who has a cart or a list. */
  readonly isKnown: (cookies: string) => boolean
  readonly sendPage: (request: IncomingMessage, response: ServerResponse, place: number | undefined) => void
  readonly registry: Registry
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

export interface WaitingRoom {
  /** True if the answer was the page of those who wait. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Asked behind the cache: what comes so far is made for whoever asked. */
  readonly notKept: (request: IncomingMessage, response: ServerResponse) => false
  /** Every second. */
  readonly look: () => void
}

/** Back from the bank, or by a link of a mail: in the middle of something. */
const isOnTheirWay = (url: string) => /[?&](?:token|confirm|link)=/.test(url)

const rounded = ({ use, growth }: Foreseen) => ({ use: Number(use.toFixed(2)), growth: Number(growth.toFixed(2)) })

function measure(registry: Registry, waiting: () => number) {
  const gauge: Gauge = new Gauge({
    name: 'shop_waiting',
    help: 'Visitors who wait before the door of a full shop',
    registers: [registry],
    collect: () => gauge.set(waiting()),
  })
  const help = 'Visitors of a full shop, by what became of them'
  return new Counter({ name: 'shop_visitors_at_the_door_total', help, labelNames: ['became'], registers: [registry] })
}

/** Robots do not say where they come from; browsers do, unless they are old. */
const isBrowser = (headers: IncomingHttpHeaders) => headers['sec-fetch-site'] !== undefined

/**
 * Before a shop that is full newcomers wait, and who is inside goes on: who follows a link of the shop, was let in, or
 * comes back from a bank. It stands before documents alone: what a page in a browser calls is always of somebody inside.
 */
export function createWaitingRoom(options: WaitingRoomOptions): WaitingRoom {
  const { cookies, crowdedMs, rush, flow, now, log } = options
  const line = createWaitingLine({ most: MOST_WAITING })
  const counter = measure(options.registry, () => line.length)
  const foresight = createForesight()
  let door = OPEN_DOOR
  /** Since the last look, while the door is open; of them, browsers. Then those who were let in. */
  let [newcomers, cameIn] = [0, 0]

  function letIn(response: ServerResponse, ticket: Ticket): false {
    response.appendHeader('set-cookie', cookies.write({ isInside: true, at: now().getTime(), key: ticket.key }))
    return false
  }

  function wait(request: IncomingMessage, response: ServerResponse, mark: QueueMark | undefined): boolean {
    const at = now().getTime()
    const ticket = mark ?? newTicket(at)
    if (line.isLetIn(ticket)) {
      counter.inc({ became: 'let-in' })
      return letIn(response, ticket)
    }
    const place = line.ask(ticket, at)
    if (!mark) counter.inc({ became: 'waiting' })
    response.appendHeader('set-cookie', cookies.write({ ...ticket, isInside: false }))
    flow.turnsOut(response, 'turnedAway')
    options.sendPage(request, response, place)
    return true
  }

  return {
    answer(request, response) {
      const { method = 'GET', url = '/', headers } = request
      if (NOT_COUNTED.test(url)) return false
      flow.begin(response, performance.now())
      const isPage = isDocumentRequest(method, url) && (headers.accept ?? '').includes('text/html')
      if (!isPage || NOT_BEHIND_THE_DOOR.test(url)) return false
      if (door.isOpen) {
        if (comesFromShop(headers)) return false
        newcomers += 1
        if (isBrowser(headers)) cameIn += 1
        return false
      }
      const at = now().getTime()
      const mark = cookies.read(headers.cookie, at)
      // A ticket counts first: the page of those who wait asks for itself again, too.
      if (mark?.isInside) return at - mark.at > QUEUE_LIFE_MS / 2 ? letIn(response, mark) : false
      const isInside = comesFromShop(headers) || (isOnTheirWay(url) && options.isKnown(headers.cookie ?? ''))
      if (!mark && isInside) return letIn(response, newTicket(at))
      return wait(request, response, mark)
    },
    notKept(_request, response) {
      flow.turnsOut(response, 'made')
      return false
    },
    look() {
      if (options.isOff) return
      const { waitMs, answered, seconds } = flow.look(performance.now())
      const delayMs = Math.max(options.delayMs(), waitMs)
      const foreseen = foresight.look({ use: options.use(), seconds, answered, cameIn })
      const step = lookAtDoor(door, { ...foreseen, delayMs, crowdedMs, waiting: line.length, newcomers, rush })
      newcomers = 0
      cameIn = line.letIn(step.letIn, now().getTime())
      if (step.door.isOpen !== door.isOpen)
        if (step.door.isOpen) log.info({ door: 'open' }, 'nobody waits any more')
        else log.warn({ door: 'closed', delayMs: Math.round(delayMs), ...rounded(foreseen) }, 'the shop is full: newcomers wait')
      door = step.door
    },
  }
}
