import { connect, type Socket } from 'node:net'
import { CART_LIST_HEADER } from '@firkant/domain/cart/cart-list-header.ts'
import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'

const HEAD_END = Buffer.from('\r\n\r\n')

interface Answer {
  readonly status: number
  readonly head: string
  readonly body: () => CartApplyResponse
}

/** One visitor on one connection. It shares the cores with the shop, so it does the minimum. */
export interface CartClient {
  readonly apply: (commands: readonly CartCommand[], listId?: string) => Promise<Answer>
  readonly close: () => void
}

/** The first complete answer in the buffer, and the rest; chunked encoding is not expected without compression. */
function readAnswer(received: Buffer): { answer: Answer; rest: Buffer } | undefined {
  const at = received.indexOf(HEAD_END)
  if (at < 0) return undefined
  const head = received.toString('latin1', 0, at)
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  const end = at + HEAD_END.length + length
  if (received.length < end) return undefined
  const text = received.subarray(at + HEAD_END.length, end)
  const answer = {
    head,
    status: Number(head.slice(9, 12)),
    body: () => JSON.parse(text.toString('utf8')) as CartApplyResponse,
  }
  return { answer, rest: received.subarray(end) }
}

export function openCartClient(origin: string, given = ''): CartClient {
  const { hostname, port, host } = new URL(origin)
  let socket: Socket | undefined
  let received: Buffer = Buffer.alloc(0)
  let cookie = given
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined

  function take(chunk: Buffer): void {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const found = readAnswer(received)
    if (!found) return
    received = found.rest
    cookie = /set-cookie: (visitor=[^;]+)/i.exec(found.answer.head)?.[1] ?? cookie
    waiting?.resolve(found.answer)
    waiting = undefined
  }

  function lose(error: Error): void {
    socket = undefined
    received = Buffer.alloc(0)
    waiting?.reject(error)
    waiting = undefined
  }

  function open(): Socket {
    const next = connect({ host: hostname, port: Number(port), noDelay: true })
    next.on('data', take)
    next.on('error', lose)
    next.on('close', () => lose(new Error('The connection was closed')))
    return next
  }

  return {
    apply(commands, listId) {
      const body = JSON.stringify(commands)
      const head = [
        'POST /api/client/ct/cart/apply?language=da HTTP/1.1',
        `host: ${host}`,
        'content-type: application/json',
        'x-requested-with: XMLHttpRequest',
        ...(cookie ? [`cookie: ${cookie}`] : []),
        ...(listId === undefined ? [] : [`${CART_LIST_HEADER}: ${listId}`]),
        `content-length: ${Buffer.byteLength(body)}`,
      ]
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      waiting = { resolve, reject }
      socket ??= open()
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
      return promise
    },
    close: () => void socket?.destroy(),
  }
}
