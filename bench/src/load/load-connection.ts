import { connect } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')

interface Answer {
  readonly status: number
  /** Where the next answer begins, counted from the start of this one. */
  readonly length: number
}

/** From the first bytes of an answer, once its head is complete. */
function readHead(received: Buffer): Answer | undefined {
  const at = received.indexOf(HEAD_END)
  if (at < 0) return undefined
  const head = received.toString('latin1', 0, at)
  const status = Number(head.slice(9, 12))
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined && status !== 304) throw new Error('The load counts on answers that tell their length')
  return { status, length: at + HEAD_END.length + Number(length ?? 0) }
}

/**
 * One connection that asks, counts the bytes of the answer and asks again. It looks at no body: it shares the cores with
 * what it measures, and a client that reads compressed bytes as text is slower than the server.
 */
export function openLoadConnection(options: {
  url: URL
  /** The next request; undefined ends the connection. */
  next: () => string | undefined
  onAnswer: (status: number, ms: number) => void
}): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect(Number(options.url.port), options.url.hostname)
  let answer: Answer | undefined
  let head: Buffer = Buffer.alloc(0)
  let received = 0
  let askedAt = 0

  function ask(): void {
    const request = options.next()
    if (request === undefined) {
      socket.end()
      return
    }
    ;[answer, received, head] = [undefined, 0, Buffer.alloc(0)]
    askedAt = performance.now()
    socket.write(request, 'latin1')
  }

  socket.setNoDelay(true)
  socket.on('connect', ask)
  socket.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (!answer) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      answer = readHead(head)
    }
    if (!answer || received < answer.length) return
    options.onAnswer(answer.status, performance.now() - askedAt)
    ask()
  })
  socket.on('error', reject)
  socket.on('close', () => resolve())
  return promise
}
