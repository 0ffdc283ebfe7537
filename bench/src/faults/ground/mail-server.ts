import { startSmtpReceiver, type SmtpReceiver } from '../../../../apps/server/test/stand-ins/smtp-receiver.ts'

export type ReceivedMail = SmtpReceiver['received'][number]

/** A mail server that can go away and come back at the same port; what it got stays. */
export async function openMailServer() {
  const received: ReceivedMail[] = []
  let server = await startSmtpReceiver()
  const { port, url } = server
  return {
    url,
    received: (): readonly ReceivedMail[] => [...received, ...server.received],
    async away() {
      received.push(...server.received)
      await server.close()
    },
    async back() {
      server = await startSmtpReceiver({ port })
    },
    close: () => server.close(),
  }
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>
