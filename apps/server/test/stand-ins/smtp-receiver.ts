import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface SmtpReceiver {
  readonly url: string
  readonly port: number
  /** What came in, in order. */
  readonly received: readonly Email[]
  readonly close: () => Promise<void>
}

export interface SmtpReceiverOptions {
  /** The same port again, after it was closed. */
  readonly port?: number
  /** Receivers that it refuses for good. */
  readonly refused?: readonly string[]
}

/** A mail server on this machine that keeps what it is given. */
export async function startSmtpReceiver({ port = 0, refused = [] }: SmtpReceiverOptions = {}): Promise<SmtpReceiver> {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      if (!refused.includes(address)) return callback()
      return callback(Object.assign(new Error(`<${address}> does not live here`), { responseCode: 550 }))
    },
    async onData(stream, _session, callback) {
      try {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(Buffer.from(chunk as Buffer))
        received.push(await PostalMime.parse(Buffer.concat(chunks)))
        callback()
      } catch (error) {
        // Whoever sent it is gone in the middle of it.
        callback(error as Error)
      }
    },
  })
  // A sender that was killed in the middle of it is no failure of the mail server.
  server.on('error', (error) => {
    if (!('remoteAddress' in error)) throw error
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const taken = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
