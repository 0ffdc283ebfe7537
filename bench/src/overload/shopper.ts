import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
const PATIENCE_MS = 30_000
const PLACE = /nummer ([\d.]+) i køen/
const ADD = { $type: 'AddLineItemCommand', sku: 'NORDLO-3-GREEN', quantity: 1 }
const BODY_OF_CART = JSON.stringify([ADD])

interface Answer {
  readonly status: number
  readonly body: string
  readonly retryAfterS: number
  readonly ms: number
}

export interface ShopperRecord {
  readonly cameAt: number
  /** Undefined while waiting before the door. */
  letInAt?: number
  lastPlace?: number
  waits: number
  /** Pages and presses that were answered, once inside. */
  readonly times: number[]
  readonly failures: string[]
  /** Acknowledged. */
  inCart: number
}

/** Somebody with a browser: cookies, one thing after the other, and time to look. */
export function createShopper(origin: string) {
  const cookies = new Map<string, string>()
  const record: ShopperRecord = { cameAt: performance.now(), waits: 0, times: [], failures: [], inCart: 0 }

  function send(path: string, body?: string): Promise<Answer> {
    const startedAt = performance.now()
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const asked = request(origin + path, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      timeout: PATIENCE_MS,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-site': record.letInAt === undefined ? 'none' : 'same-origin',
        ...(body === undefined
          ? { accept: 'text/html' }
          : { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }),
      },
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
    asked.on('error', reject)
    asked.on('response', (answer) => {
      for (const given of answer.headers['set-cookie'] ?? []) {
        const [pair = ''] = given.split(';', 1)
        const mark = pair.indexOf('=')
        cookies.set(pair.slice(0, mark), pair.slice(mark + 1))
      }
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body: Buffer.concat(chunks).toString('utf8'),
          retryAfterS: Number(answer.headers['retry-after'] ?? 1),
          ms: performance.now() - startedAt,
        }),
      )
    })
    asked.end(body)
    return promise
  }

  async function step(path: string, body?: string): Promise<Answer | undefined> {
    const answer = await send(path, body).catch((error: unknown) => {
      record.failures.push(`${path}: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    })
    if (!answer) return undefined
    if (answer.status === 200) record.times.push(answer.ms)
    else record.failures.push(`${path}: ${answer.status}`)
    return answer
  }

  /** False if the time was over before. */
  async function comeIn(until: number): Promise<boolean> {
    while (performance.now() < until) {
      const answer = await send('/').catch(() => undefined)
      if (answer?.status === 200) {
        record.letInAt = performance.now()
        record.times.push(answer.ms)
        return true
      }
      const place = PLACE.exec(answer?.body ?? '')?.[1]
      if (place === undefined) record.failures.push(`at the door: ${answer?.status ?? 'no answer'}`)
      else record.lastPlace = Number(place.replaceAll('.', ''))
      record.waits += 1
      await sleep(Math.min((answer?.retryAfterS ?? 1) * 1000, Math.max(0, until - performance.now())))
    }
    return false
  }

  return {
    record,
    async shop(until: number, lookMs: number): Promise<void> {
      if (!(await comeIn(until))) return
      const walk = ['/sofaer', '/sofaer/nordlo-3-green', undefined, '/kurv', '/lamper']
      for (let index = 0; performance.now() < until; index += 1) {
        // Not all in step: between half the time and one and a half.
        await sleep(lookMs * (0.5 + Math.random()))
        const path = walk[index % walk.length]
        const answer = await (path === undefined
          ? step('/api/client/ct/cart/apply?language=da', BODY_OF_CART)
          : step(path))
        if (path === undefined && answer?.status === 200) record.inCart += 1
      }
    },
    /** What the shop says is in the cart now, with one more. */
    async countCart(): Promise<number> {
      const { body } = await send('/api/client/ct/cart/apply?language=da', BODY_OF_CART)
      const { cartResponse } = JSON.parse(body) as { cartResponse?: { items?: readonly { quantity: number }[] } }
      return cartResponse?.items?.[0]?.quantity ?? 0
    },
  }
}

export type Shopper = ReturnType<typeof createShopper>
