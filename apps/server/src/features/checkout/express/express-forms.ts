import type { CartErrorCode } from '@firkant/domain/cart/cart-errors.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import type { expressFormRows } from '@firkant/domain/checkout/express/express-form-rows.ts'
import type { ExpressSource } from '@firkant/domain/checkout/express/express-sources.ts'
import { EXPRESS_PARAMS } from '@firkant/domain/checkout/express/express.ts'
import type { PlaceOrderErrorCode } from '@firkant/domain/orders/placing/place-order.ts'
import type { FormHandlers, SentForm } from '../../../platform/forms/form-routes.ts'
import { ProblemException } from '../../../platform/http/problem.ts'
import type { Requester } from '../../../platform/visitors/requester.ts'
import type { CartService } from '../../cart/cart-service.ts'
import type { PlacingOptions } from '../checkout-routes.ts'
import { expressRequester, type CheckoutService } from '../checkout-service.ts'
import { readPlacing } from '../place-form-routes.ts'

type Refusal = CartErrorCode | PlaceOrderErrorCode

const RESOLVED = { resolveCheckoutData: true } as const

function leadToExpress(of: ExpressSource, refused?: Refusal) {
  const query = new URLSearchParams({
    [EXPRESS_PARAMS.of]: of,
    ...(refused !== undefined && { [EXPRESS_PARAMS.refused]: refused }),
  })
  return { to: 'express', query } as const
}

export interface ExpressFormOptions extends PlacingOptions {
  readonly carts: CartService
  readonly checkout: CheckoutService
  readonly now: () => Date
}

/** What lay there from before is left: one product is bought, in the market of its page. */
async function layAside(carts: CartService, requester: Requester, commands: readonly CartCommand[]) {
  const left = (await carts.load(requester))?.items.filter(({ viewData }) => !viewData.isGift) ?? []
  const removing = left.map(({ id: lineItemId }) => ({ $type: 'RemoveLineItemCommand', lineItemId }) as const)
  const answer = await carts.apply(requester, [...removing, ...commands])
  return answer?.validation.validationErrors[0]?.code
}

/** A purchase whose buyer the wallet names: delivery and total on our page, the rest in the app. */
export function expressForms({
  carts,
  checkout,
  now,
  notePurchase,
}: ExpressFormOptions): FormHandlers<typeof expressFormRows> {
  const requesterOf = ({ market, knownRequester }: SentForm, of: ExpressSource) => {
    if (!checkout.hasExpress(market.key))
      throw new ProblemException('not-found', { detail: 'There is no such wallet.' })
    return expressRequester(knownRequester(), of)
  }
  const choose = async (requester: Requester, shippingMethodKey: string) => {
    const choice = { $type: 'SetShippingMethodCommand', ...RESOLVED, shippingMethodKey } as const
    return (await carts.apply(requester, [choice]))?.validation.validationErrors[0]?.code
  }
  return {
    async 'express.product'(commands, sent) {
      const requester = requesterOf(sent, 'product')
      const [command] = commands
      const isSku = command !== undefined && 'sku' in command
      const address = isSku ? await carts.findAddress({ market: sent.market, now: now() }, command.sku) : undefined
      if (address === undefined) throw new ProblemException('not-found', { detail: 'The shop does not sell this.' })
      // What is open from another tab, or from before, ends: nobody pays for both.
      const { isOpen, url } = await checkout.reopen(requester)
      if (url !== undefined) return { to: 'payment', address: url }
      if (!isOpen) return leadToExpress('product', 'cart-locked')
      return leadToExpress('product', await layAside(carts, requester, commands))
    },
    async 'express.delivery'({ of, shippingMethodKey }, sent) {
      return leadToExpress(of, await choose(requesterOf(sent, of), shippingMethodKey))
    },
    async 'express.place'({ of, shippingMethodKey, ...placing }, sent) {
      const requester = requesterOf(sent, of)
      const shown = (await checkout.loadExpress(requester, of))?.checkout.shippingMethods ?? []
      const chosen = shown.find(({ selected }) => selected)?.key
      // Another delivery was marked than the one whose sum was seen: that one is shown first.
      if (shippingMethodKey !== '' && shippingMethodKey !== chosen)
        return leadToExpress(of, (await choose(requester, shippingMethodKey)) ?? 'price-changed')
      if (!placing.acceptTerms) return leadToExpress(of, 'checkout-incomplete')
      const answer = await checkout.placeOrder(requester, { ...readPlacing(placing), express: of })
      if (!answer) throw new ProblemException('not-found', { detail: 'There is no such cart.' })
      if (!answer.success) return leadToExpress(of, answer.validation.validationErrors[0]?.code)
      notePurchase(sent.request, answer.orderId)
      // Not to the wallet itself: browsers let a form lead to nobody else's page (`form-action`), a link and a script may.
      if (answer.next.type === 'confirmation') return { to: 'payment', address: answer.next.url }
      return { to: 'express', query: new URLSearchParams({ [EXPRESS_PARAMS.of]: of, [EXPRESS_PARAMS.next]: '1' }) }
    },
    async 'express.reopen'({ of }, sent) {
      const { isOpen, url } = await checkout.reopen(requesterOf(sent, of))
      if (url !== undefined) return { to: 'payment', address: url }
      return leadToExpress(of, isOpen ? undefined : 'cart-locked')
    },
  }
}
