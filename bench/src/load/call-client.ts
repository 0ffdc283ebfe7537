import { connect, type Socket } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')

export interface CallAnswer<Body> {
  readonly status: number
  readonly head: string
  readonly body: () => Body
}

/** One visitor on one connection. It shares the cores with the shop, so it does the minimum. */
export interface CallClient<Body> {
  readonly post: (call: string, body: unknown, headers?: readonly string[]) => Promise<CallAnswer<Body>>
  /** The visitor's, once the shop has given one. */
  readonly cookie: () => string
  readonly close: () => void
}

/** The first complete answer in the buffer, and the rest; chunked encoding is not expected without compression. */
function readAnswer<Body>(received: Buffer): { answer: CallAnswer<Body>; rest: Buffer } | undefined {
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
    body: () => JSON.parse(text.toString('utf8')) as Body,
  }
  return { answer, rest: received.subarray(end) }
}

export function openCallClient<Body>(origin: string, givenCookie = ''): CallClient<Body> {
  const { hostname, port, host } = new URL(origin)
  let socket: Socket | undefined
  let received: Buffer = Buffer.alloc(0)
  let cookie = givenCookie
  let waiting: { resolve: (answer: CallAnswer<Body>) => void; reject: (error: Error) => void } | undefined

  function take(chunk: Buffer): void {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const found = readAnswer<Body>(received)
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
    post(call, given, headers = []) {
      const body = JSON.stringify(given)
      const head = [
        `POST ${call.startsWith('/') ? call : `/api/client/${call}?language=da`} HTTP/1.1`,
        `host: ${host}`,
        'content-type: application/json',
        'x-requested-with: XMLHttpRequest',
        ...(cookie ? [`cookie: ${cookie}`] : []),
        ...headers,
        `content-length: ${Buffer.byteLength(body)}`,
      ]
      const { promise, resolve, reject } = Promise.withResolvers<CallAnswer<Body>>()
      waiting = { resolve, reject }
      socket ??= open()
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
      return promise
    },
    cookie: () => cookie,
    close: () => void socket?.destroy(),
  }
}
