import type { SheetWallet } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import { playSheet } from '../stand-ins/sheet-visit.ts'
import { insist, LostAnswer, RefusedCall } from './insist.ts'
import { newKey } from './test-buyer.ts'
import type { Visitor } from './visitor-client.ts'

/** Whose payment ended while the shop was away opens another sheet; more often than this it is no hiccup. */
const MAX_SHEETS = 5
const ENDED = /[?&]refused=payment-(?:cancelled|unavailable)/

interface SheetBuyer {
  readonly origin: string
  readonly visitor: Visitor
  readonly sheet: SheetWallet
  readonly webhook: string
}

async function openSheet({ origin, visitor, sheet: wallet, webhook: mode }: SheetBuyer, key: string) {
  const model = await visitor.ask('expressCart')
  if (!model) throw new RefusedCall('There is nothing to buy')
  const { cart, checkout } = model
  const played = await playSheet(origin, { wallet, total: checkout.totals.toPay.toFixed(2), mode })
  const named = { cartId: cart.id, cartVersion: cart.version, idempotencyKey: key, acceptTerms: true }
  return { of: 'cart', ...named, ...played }
}

interface SheetAnswer {
  readonly success: boolean
  readonly url: string
  readonly orderId?: string
}

async function send({ visitor }: SheetBuyer, body: object): Promise<SheetAnswer | LostAnswer> {
  const answer = await visitor.post('ct/checkout/sheet', body)
  if (answer.status >= 400 && answer.status < 500) throw new RefusedCall(`${answer.status} ${await answer.text()}`)
  if (answer.status !== 200) return new LostAnswer(`${answer.status} ${await answer.text()}`)
  const said = (await answer.json()) as SheetAnswer
  // Nobody knows yet what became of it.
  return said.success || said.url.includes('refused=') ? said : new LostAnswer(said.url)
}

/** The same sheet until it is answered, and another if its payment ended. */
export async function buyBySheet(buyer: SheetBuyer, onLost: () => void) {
  const ends: string[] = []
  while (ends.length < MAX_SHEETS) {
    const key = newKey()
    const body = await insist(() => openSheet(buyer, key), onLost)
    const { orderId: id, url } = await insist(() => send(buyer, body), onLost)
    if (id !== undefined) return { key, id }
    ends.push(url)
    if (!ENDED.test(url)) break
  }
  throw new RefusedCall(ends.join(', '))
}
