import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { CART_LIST_HEADER } from '@firkant/domain/cart/cart-list-header.ts'
import { createBrowser, type Answer, type Browser } from './browser.ts'

const PLACE = /nummer [\d.]+ i køen/
const ADD = { $type: 'AddLineItemCommand', sku: 'NORDLO-3-GREEN', quantity: 1 }
const BODY_OF_CART = JSON.stringify([ADD])
/** The web app sends a press again after these, the last one again and again, for a minute. */
const RETRY_MS = [1000, 2000, 5000]
const PRESS_LASTS_MS = 60_000
const SERVER_ERROR = 500

export interface ShopperRecord {
  readonly cameAt: number
  /** Undefined while waiting before the door. */
  letInAt?: number
  waits: number
  /** Pages and presses that were answered, once inside; a press counts from its first attempt. */
  readonly times: number[]
  /** A page that was not there, or a press that the web app gave up. */
  readonly failures: string[]
  /** Attempts of presses that the web app made again by itself. */
  readonly repeated: string[]
  /** Acknowledged. */
  inCart: number
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const sendPress = (browser: Browser, key: string) =>
  browser.ask({
    path: '/api/client/ct/cart/apply?language=da',
    isInside: true,
    body: BODY_OF_CART,
    headers: { [CART_LIST_HEADER]: key },
  })

async function look(browser: Browser, record: ShopperRecord, path: string): Promise<void> {
  const answer = await browser.ask({ path, isInside: true }).catch((error: unknown) => wordsOf(error))
  if (typeof answer !== 'string' && answer.status === 200) record.times.push(answer.ms)
  else record.failures.push(`${path}: ${typeof answer === 'string' ? answer : answer.status}`)
}

/** What was pressed waits, and is sent again with its key: nobody sees more of it than a cart that is updating. */
async function press(browser: Browser, record: ShopperRecord): Promise<void> {
  const key = randomUUID()
  const startedAt = performance.now()
  for (let attempt = 0; performance.now() - startedAt < PRESS_LASTS_MS; attempt += 1) {
    const answer = await sendPress(browser, key).catch((error: unknown) => wordsOf(error))
    const status = typeof answer === 'string' ? answer : answer.status
    if (status === 200) {
      record.times.push(performance.now() - startedAt)
      record.inCart += 1
      return
    }
    if (typeof status === 'number' && status < SERVER_ERROR) break
    record.repeated.push(`a press: ${status}`)
    await sleep(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)])
  }
  record.failures.push('a press that was given up')
}

function noteDoor(record: ShopperRecord, answer: Answer | string): void {
  const isWaitingPage = typeof answer !== 'string' && PLACE.test(answer.body())
  if (!isWaitingPage) record.failures.push(`at the door: ${typeof answer === 'string' ? answer : answer.status}`)
  record.waits += 1
}

/** False if the time was over before. */
async function comeIn(browser: Browser, record: ShopperRecord, until: number): Promise<boolean> {
  while (performance.now() < until) {
    const answer = await browser.ask({ path: '/', isInside: false }).catch((error: unknown) => wordsOf(error))
    if (typeof answer !== 'string' && answer.status === 200) {
      record.letInAt = performance.now()
      record.times.push(answer.ms)
      return true
    }
    noteDoor(record, answer)
    const afterMs = typeof answer === 'string' ? 1000 : answer.retryAfterS * 1000
    await sleep(Math.min(afterMs, Math.max(0, until - performance.now())))
  }
  return false
}

/** Somebody with a browser: one thing after the other, and time to look. */
export function createShopper(origin: string, index: number) {
  const browser = createBrowser(origin, index)
  const record: ShopperRecord = {
    cameAt: performance.now(),
    waits: 0,
    times: [],
    failures: [],
    repeated: [],
    inCart: 0,
  }
  return {
    record,
    renewed: browser.renewed,
    comeIn: (until: number) => comeIn(browser, record, until),
    async shop(until: number, lookMs: number): Promise<void> {
      if (!(await comeIn(browser, record, until))) return
      const walk = ['/sofaer', '/sofaer/nordlo-3-green', undefined, '/kurv', '/lamper']
      for (let step = 0; performance.now() < until; step += 1) {
        // Not all in step: between half the time and one and a half.
        await sleep(lookMs * (0.5 + Math.random()))
        const path = walk[step % walk.length]
        if (path === undefined) await press(browser, record)
        else await look(browser, record, path)
      }
    },
    /** What the shop says is in the cart now, with one more. */
    async countCart(): Promise<number> {
      const answer = await sendPress(browser, randomUUID())
      const { cartResponse } = JSON.parse(answer.body()) as {
        cartResponse?: { items?: readonly { quantity: number }[] }
      }
      return cartResponse?.items?.[0]?.quantity ?? 0
    },
    leave: browser.close,
  }
}

export type Shopper = ReturnType<typeof createShopper>
