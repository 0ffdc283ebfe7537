import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'
import { createWaitingLine, type Ticket } from '@firkant/domain/waiting-room/waiting-line.ts'
import { comesFromShop } from '../../platform/http/comes-from-shop.ts'
import { isDocumentRequest } from '../document-request.ts'
import { createDoorkeeper, type DoorkeeperOptions } from './doorkeeper.ts'
import { newTicket, QUEUE_LIFE_MS, type QueueMark, type QueueCookies } from './queue-cookie.ts'

/** Some 20 MB. */
const MOST_WAITING = 100_000
/** The studio's people, probes, and files such as robots.txt. */
const NOT_BEHIND_THE_DOOR =
  /^\/(?:(?:studio|healthz|readyz|metrics|__outbox|\.well-known)(?:[/?]|$)|[^?]{0,200}\.[a-z]{2,5}(?:\?|$))/

/** Files, and the streams of the studio, which stay open. */
const NOT_COUNTED = /^\/(?:assets|images|media|models|studio|api\/studio)\//

export interface WaitingRoomOptions extends DoorkeeperOptions {
  readonly cookies: QueueCookies
  /** Of a signed cookie: somebody who has a cart or a list. */
  readonly isKnown: (cookies: string) => boolean
  readonly sendPage: (request: IncomingMessage, response: ServerResponse, place: number | undefined) => void
  readonly registry: Registry
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

/**
 * Before a shop that is full newcomers wait, and who is inside goes on: who follows a link of the shop, was let in, or
 * comes back from a bank. It stands before documents alone: what a page in a browser calls is always of somebody inside.
 */
export function createWaitingRoom(options: WaitingRoomOptions): WaitingRoom {
  const { cookies, flow, now } = options
  const line = createWaitingLine({ most: MOST_WAITING })
  const counter = measure(options.registry, () => line.length)
  const doorkeeper = createDoorkeeper(options, line)

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
      if (doorkeeper.isOpen()) {
        if (!comesFromShop(headers)) doorkeeper.count(headers)
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
    look: doorkeeper.look,
  }
}
