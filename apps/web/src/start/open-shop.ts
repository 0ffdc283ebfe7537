import type { DocumentState } from '@firkant/domain/page/document-state.ts'
import { cartOf } from '../features/cart/open-cart.ts'
import { createFirstContact } from '../platform/first-contact.ts'
import type { Shop } from '../platform/shop-context.ts'
import { assembleShop } from './assemble-shop.ts'
import type { Visit } from './waiting/visit.ts'

/** Texts, and what only a page that was taken over can do. */
export function openShop({ api, dynamicData, reportError, connectSignIn }: Visit, state: DocumentState): Shop {
  const shop = assembleShop({
    state,
    ownHost: window.location.host,
    widthClass: state.widthClass,
    dynamicData,
    api,
    firstContact: createFirstContact(),
    reportError,
  })
  connectSignIn(() =>
    import(/* code: rare */ '../features/customer/sign-in/require-sign-in.ts').then(({ requireSignIn }) =>
      requireSignIn(shop),
    ),
  )
  window.addEventListener('online', cartOf(shop).wakeUp)
  return shop
}
