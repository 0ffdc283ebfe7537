import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { CART_LIST_HEADER } from '@firkant/domain/cart/cart-list-header.ts'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import { placeStubbornly } from '../../../apps/server/test/visitors/stubborn-buyer.ts'
import { fillCheckout, newKey } from '../../../apps/server/test/visitors/test-buyer.ts'
import { createVisitor, JSON_HEADERS, type Visitor } from '../../../apps/server/test/visitors/visitor-client.ts'

/** Of a hundred who do something. */
const SHARES = { browse: 70, search: 15, cart: 10, checkout: 5 } as const
export type Deed = keyof typeof SHARES

const PAGES = ['/', '/sofaer', '/sofaer/nordlo-3-green', '/lamper', '/om-hjemly', '/sofaer?sort=priceDown']
const WORDS = ['sofa', 'lampe', 'bord', 'eg', 'grøn', 'stol']
const CART_SKU = 'NORDLO-3-GREEN'
const PATIENCE_MS = 15_000
const AGAIN_MS = 250
const GIVE_UP_MS = 90_000
const INSIDE = { accept: 'text/html', 'sec-fetch-site': 'same-origin' }

/** One thing that somebody did, with what they saw. */
export interface DoneDeed {
  readonly deed: Deed
  readonly startedAt: number
  readonly endedAt: number
  /** Answers that were none, one for each attempt that was made again. */
  readonly failures: readonly { readonly at: number; readonly what: string }[]
  /** It came to nothing, or was not what had been acknowledged before. */
  readonly wrong?: string | undefined
  readonly order?: { readonly id: string; readonly cartId: string } | undefined
}

interface Failure {
  at: number
  what: string
}

/** A cart of one person, pressed by one hand. */
interface CartOwner {
  visitor: Visitor
  acknowledged: number
  isBusy: boolean
}

export interface FaultTraffic {
  readonly done: readonly DoneDeed[]
  /** Begins no more, and waits for what was begun. */
  readonly stop: () => Promise<void>
  /** Carts that hold something else than what was acknowledged. */
  readonly auditCarts: () => Promise<{ readonly carts: number; readonly wrong: readonly string[] }>
}

export interface TrafficOptions {
  readonly origin: string
  readonly sku: string
  readonly shoppers: number
  readonly perSecond: number
}

const wordsOf = (error: unknown) => {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  return cause instanceof Error ? `${message}: ${cause.message || cause.name}` : message
}

function pick(): Deed {
  let left = Math.random() * 100
  for (const [deed, share] of Object.entries(SHARES)) {
    left -= share
    if (left < 0) return deed as Deed
  }
  return 'browse'
}

const oneOf = (list: readonly string[]) => list[Math.floor(Math.random() * list.length)] ?? ''

/** As a browser that keeps the press and sends it again. */
async function again<Result>(attempt: () => Promise<Result>, failures: Failure[]): Promise<Result> {
  const until = performance.now() + GIVE_UP_MS
  for (;;)
    try {
      return await attempt()
    } catch (error) {
      failures.push({ at: performance.now(), what: wordsOf(error) })
      if (performance.now() > until) throw error
      await pause(AGAIN_MS)
    }
}

async function look(origin: string, path: string): Promise<void> {
  const answer = await fetch(origin + path, { headers: INSIDE, signal: AbortSignal.timeout(PATIENCE_MS) })
  await answer.text()
  if (answer.status !== 200) throw new Error(String(answer.status))
}

/** Without what the shop adds by itself, as a gift. */
const countOf = ({ items = [] }: { readonly items?: readonly { readonly sku: string; readonly quantity: number }[] }) =>
  items.filter(({ sku }) => sku === CART_SKU).reduce((sum, { quantity }) => sum + quantity, 0)

async function press(owner: CartOwner, failures: Failure[]): Promise<string | undefined> {
  const listId = randomUUID()
  const body = JSON.stringify([{ $type: 'AddLineItemCommand', sku: CART_SKU, quantity: 1 }])
  const { cartResponse } = await again(async () => {
    // Broken off, as by whoever asks again: the cookie of an answer that comes later would name another visitor.
    const answer = await owner.visitor.send('/api/client/ct/cart/apply?language=da', {
      method: 'POST',
      headers: { ...JSON_HEADERS, [CART_LIST_HEADER]: listId },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (answer.status !== 200) throw new Error(String(answer.status))
    return (await answer.json()) as CartApplyResponse
  }, failures)
  owner.acknowledged += 1
  const shown = countOf(cartResponse)
  if (shown !== owner.acknowledged) return `the answer shows ${shown} of ${owner.acknowledged} in the cart`
  const read = await again(() => owner.visitor.ask('cart'), failures)
  const seen = countOf(read ?? {})
  return seen === owner.acknowledged ? undefined : `a read shows ${seen} of ${owner.acknowledged} in the cart`
}

/** The link with the order's token leads to the page without it, and a cookie opens that. */
async function openConfirmation(visitor: Visitor, { pathname, search, origin }: URL): Promise<number> {
  const first = await visitor.send(pathname + search, { headers: INSIDE })
  await first.text()
  if (first.status >= 500) throw new Error(String(first.status))
  const location = first.headers.get('location')
  if (location === null) return first.status
  const given = first.headers.getSetCookie().map((each) => each.split(';')[0])
  const cookie = [visitor.allCookies(), ...given].filter(Boolean).join('; ')
  const page = await fetch(new URL(location, origin), { headers: { ...INSIDE, cookie }, redirect: 'manual' })
  await page.text()
  if (page.status >= 500) throw new Error(String(page.status))
  return page.status
}

let buyers = 0

async function buyOne({ origin, sku }: TrafficOptions, failures: Failure[]) {
  buyers += 1
  const email = `buyer-${buyers}@example.dk`
  // Somebody whose cart was not answered for fills another one: nothing was acknowledged of the first.
  const { visitor, cart } = await again(async () => {
    const filling = createVisitor({ origin })
    return { visitor: filling, cart: await fillCheckout(filling, { email, goods: { [sku]: 1 } }) }
  }, failures)
  const onLost = () => void failures.push({ at: performance.now(), what: 'order without an answer' })
  const placed = await placeStubbornly({ origin, visitor, cart, webhook: 'normal' }, newKey(), onLost)
  if (!placed.success) return { wrong: placed.validation.validationErrors.map(({ code }) => code).join() }
  const order = { id: placed.orderId, cartId: cart.cartResponse.id }
  const status = await again(() => openConfirmation(visitor, new URL(placed.next.url, origin)), failures)
  return { order, wrong: status === 200 ? undefined : `the confirmation is ${status}` }
}

/** People come whether or not the shop answers: a rate that waits for nobody. */
export function startTraffic(options: TrafficOptions): FaultTraffic {
  const { origin, shoppers, perSecond } = options
  const done: DoneDeed[] = []
  const running = new Set<Promise<void>>()
  const owners: CartOwner[] = Array.from({ length: shoppers }, () => ({
    visitor: createVisitor({ origin }),
    acknowledged: 0,
    isBusy: false,
  }))
  const once = async (path: string, failures: Failure[]) => {
    await look(origin, path).catch((error: unknown) => {
      failures.push({ at: performance.now(), what: wordsOf(error) })
    })
    return {}
  }
  async function pressOwn(failures: Failure[]): Promise<string | undefined> {
    const free = owners.filter(({ isBusy }) => !isBusy)
    const owner = free[Math.floor(Math.random() * free.length)]
    if (!owner) return undefined
    owner.isBusy = true
    const wrong = await press(owner, failures)
    // Whoever gave up does not know what is in the cart: nobody presses there again.
    owner.isBusy = false
    return wrong
  }
  const acts: Record<Deed, (failures: Failure[]) => Promise<Partial<DoneDeed>>> = {
    browse: (failures) => once(oneOf(PAGES), failures),
    search: (failures) => once(`/soeg?q=${encodeURIComponent(oneOf(WORDS))}`, failures),
    cart: async (failures) => ({ wrong: await pressOwn(failures) }),
    checkout: (failures) => buyOne(options, failures),
  }
  async function act(): Promise<void> {
    const deed = pick()
    const startedAt = performance.now()
    const failures: Failure[] = []
    const result = await acts[deed](failures).catch((error: unknown) => ({ wrong: `gave up: ${wordsOf(error)}` }))
    done.push({ deed, startedAt, endedAt: performance.now(), failures, ...result })
  }
  const timer = setInterval(() => {
    const one = act().finally(() => running.delete(one))
    running.add(one)
  }, 1000 / perSecond)
  return {
    done,
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
    },
    async auditCarts() {
      const pressed = owners.filter(({ acknowledged }) => acknowledged > 0)
      const wrong: string[] = []
      for (const { visitor, acknowledged } of pressed) {
        const found = countOf((await visitor.ask('cart')) ?? {})
        if (found !== acknowledged) wrong.push(`${found} of ${acknowledged}`)
      }
      return { carts: pressed.length, wrong }
    },
  }
}
