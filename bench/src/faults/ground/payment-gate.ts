import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { WALLET_API_PATHS, walletKeys } from '@firkant/server/features/test-bank/wallets/wallet-keys.ts'

/** Longer than the shop waits for a provider. */
const SLOW_MS = 11_000
const PASSED_ON = ['authorization', 'content-type', 'klarna-idempotency-key', 'accept'] as const

export type PaymentFault = 'away' | 'slow' | 'wrong'

export interface PaymentGate {
  /** What a shop process is started with, so that it asks for payments here. */
  readonly env: Readonly<Record<string, string>>
  readonly become: (fault: PaymentFault | undefined) => Promise<void>
  readonly close: () => Promise<void>
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Buffer))
  return Buffer.concat(chunks)
}

export interface PaymentGateOptions {
  readonly secret: string
  readonly brand: string
  /** Where the shop serves the stand-in of Klarna that is behind. */
  readonly shop: () => string
}

/** The way to Klarna's stand-in: closed, slower than anybody waits, or answering what no provider says. */
export async function openPaymentGate({ secret, brand, shop }: PaymentGateOptions): Promise<PaymentGate> {
  let fault: PaymentFault | undefined
  let wrongAnswers = 0

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '', headers } = request
    const body = await readBody(request)
    const given = PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))
    if (fault === 'wrong') {
      wrongAnswers += 1
      const isFailure = wrongAnswers % 2 === 0
      response.writeHead(isFailure ? 500 : 200, { 'content-type': 'text/html' })
      return void response.end('<!doctype html><title>Maintenance</title>')
    }
    if (fault === 'slow') await pause(SLOW_MS)
    const answer = await fetch(shop() + WALLET_API_PATHS.klarna + url, {
      method,
      headers: Object.fromEntries(given) as Record<string, string>,
      ...(body.length > 0 && { body: Uint8Array.from(body) }),
      redirect: 'manual',
    })
    const text = await answer.text()
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
    response.end(text)
  }
  const server = createServer((request, response) => {
    passOn(request, response).catch(() => response.destroy())
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const shut = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const { username, password } = walletKeys(secret, brand).klarna
  return {
    env: {
      SHOP_SECRET: secret,
      KLARNA_USERNAME: username,
      KLARNA_PASSWORD: password,
      KLARNA_API_URL: `http://127.0.0.1:${port}`,
    },
    async become(next) {
      fault = next
      if (next === 'away') await shut()
      else if (!server.listening) await listen(port)
    },
    close: async () => (server.listening ? shut() : undefined),
  }
}
