import { payStubbornly, placeStubbornly } from '../../../../apps/server/test/visitors/stubborn-buyer.ts'
import { fillCheckout, newKey } from '../../../../apps/server/test/visitors/test-buyer.ts'
import { createVisitor, type Visitor } from '../../../../apps/server/test/visitors/visitor-client.ts'
import { again, INSIDE, type Failure } from './deed.ts'

/** Who reads that nobody takes the money at the moment looks around before pressing again. */
const PRESS_AGAIN_MS = 1000
const UNAVAILABLE = 'payment-unavailable'

export interface Bought {
  readonly order?: { readonly id: string; readonly cartId: string } | undefined
  readonly wrong?: string | undefined
}

export interface Buying {
  readonly origin: string
  readonly sku: string
  readonly email: string
  readonly payment: 'invoice' | 'klarna'
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

/** Fills a cart, presses until the order is placed and paid, and opens its page. */
export async function buyOne({ origin, sku, email, payment }: Buying, failures: Failure[]): Promise<Bought> {
  // Somebody whose cart was not answered for fills another one: nothing was acknowledged of the first.
  const { visitor, cart } = await again(async () => {
    const filling = createVisitor({ origin })
    return { visitor: filling, cart: await fillCheckout(filling, { email, payment, goods: { [sku]: 1 } }) }
  }, failures)
  const buyer = { origin, visitor, cart, webhook: 'normal' } as const
  const onLost = () => void failures.push({ at: performance.now(), what: 'order without an answer' })
  const place = async () => {
    const answer = await placeStubbornly(buyer, newKey(), onLost)
    const codes = answer.success ? [] : answer.validation.validationErrors.map(({ code }) => code)
    if (codes.includes(UNAVAILABLE)) throw new Error(UNAVAILABLE)
    return { answer, codes }
  }
  const { answer, codes } = await again(place, failures, PRESS_AGAIN_MS)
  if (!answer.success) return { wrong: codes.join() }
  const back = await payStubbornly(buyer, answer.next, onLost)
  const order = { id: answer.orderId, cartId: cart.cartResponse.id }
  const page = new URL(back ?? answer.next.url, origin)
  const status = await again(() => openConfirmation(visitor, page), failures)
  return { order, wrong: status === 200 ? undefined : `the confirmation is ${status}` }
}
