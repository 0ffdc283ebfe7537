import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { lookAtDoor, OPEN_DOOR } from '@firkant/domain/waiting-room/door.ts'
import { createWaitingLine, type Ticket } from '@firkant/domain/waiting-room/waiting-line.ts'
import { comesFromShop } from '../../platform/http/comes-from-shop.ts'
import { isDocumentRequest } from '../../render/document-request.ts'
import { newTicket, QUEUE_LIFE_MS, type Holder, type QueueCookies } from './queue-cookie.ts'

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
  /** How late the process was since the last look. */
  readonly delayMs: () => number
  readonly use: () => number
  readonly rush: number
  /** Of everything that is asked for but files. */
  readonly begin: (response: ServerResponse) => void
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
  /** Every second. */
  readonly look: () => void
}

/** Back from the bank, or by a link of a mail: in the middle of something. */
const isOnTheirWay = (url: string) => /[?&](?:token|confirm|link)=/.test(url)

function measure(registry: Registry, waiting: () => number) {
  const gauge = {
    name: 'shop_waiting',
    help: 'Visitors who wait before the door of a full shop',
    registers: [registry],
  }
  new Gauge({
    ...gauge,
    collect() {
      this.set(waiting())
    },
  })
  const help = 'Visitors of a full shop, by what became of them'
  return new Counter({ name: 'shop_visitors_at_the_door_total', help, labelNames: ['became'], registers: [registry] })
}

/**
 * Before a shop that is full newcomers wait, and who is inside goes on: who follows a link of the shop, was let in, or
 * comes back from a bank. It stands before documents alone: what a page in a browser calls is always of somebody inside.
 */
export function createWaitingRoom(options: WaitingRoomOptions): WaitingRoom {
  const { cookies, crowdedMs, now, log } = options
  const line = createWaitingLine({ most: MOST_WAITING })
  const counter = measure(options.registry, () => line.length)
  let door = OPEN_DOOR
  let newcomers = 0

  function letIn(response: ServerResponse, ticket: Ticket): false {
    response.appendHeader('set-cookie', cookies.write({ isInside: true, at: now().getTime(), key: ticket.key }))
    return false
  }

  function wait(request: IncomingMessage, response: ServerResponse, holder: Holder | undefined): boolean {
    const at = now().getTime()
    const ticket = holder ?? newTicket(at)
    if (line.isLetIn(ticket)) {
      counter.inc({ became: 'let-in' })
      return letIn(response, ticket)
    }
    const place = line.ask(ticket, at)
    if (!holder) counter.inc({ became: 'waiting' })
    response.appendHeader('set-cookie', cookies.write({ ...ticket, isInside: false }))
    options.sendPage(request, response, place)
    return true
  }

  return {
    answer(request, response) {
      const { method = 'GET', url = '/', headers } = request
      if (NOT_COUNTED.test(url)) return false
      options.begin(response)
      const isPage = isDocumentRequest(method, url) && (headers.accept ?? '').includes('text/html')
      if (!isPage || NOT_BEHIND_THE_DOOR.test(url)) return false
      if (door.isOpen) {
        if (!comesFromShop(headers)) newcomers += 1
        return false
      }
      const at = now().getTime()
      const holder = cookies.read(headers.cookie, at)
      // A ticket counts first: the page of those who wait asks for itself again, too.
      if (holder?.isInside) return at - holder.at > QUEUE_LIFE_MS / 2 ? letIn(response, holder) : false
      const isInside = comesFromShop(headers) || (isOnTheirWay(url) && options.isKnown(headers.cookie ?? ''))
      if (!holder && isInside) return letIn(response, newTicket(at))
      return wait(request, response, holder)
    },
    look() {
      const delayMs = options.delayMs()
      const { use, rush } = options
      const step = lookAtDoor(door, { delayMs, crowdedMs, use: use(), waiting: line.length, newcomers, rush })
      newcomers = 0
      line.letIn(step.letIn, now().getTime())
      if (step.door.isOpen !== door.isOpen)
        if (step.door.isOpen) log.info({ door: 'open' }, 'nobody waits any more')
        else log.warn({ door: 'closed', delayMs: Math.round(delayMs) }, 'the shop is full: newcomers wait')
      door = step.door
    },
  }
}
