import { createContext, use } from 'react'
import type { WidthClass } from '@firkant/domain/device/width-class.ts'
import type { Market, MarketLanguage } from '@firkant/domain/market/market.ts'
import type { CartQueue } from '../features/cart/cart-queue.ts'
import type { CustomerSession } from '../features/customer/customer-session.ts'
import type { LiveDynamicData } from './dynamic-data/dynamic-data-store.ts'
import type { Wishlist } from '../features/lists/wishlist.ts'
import type { SignUpToNewsletter } from '../features/newsletter/newsletter-api.ts'
import type { FindReturn } from '../features/returns/returns-api.ts'
import type { ViewCounts } from '../features/page-views/view-counts.ts'
import type { ApiClient } from './api-client.ts'
import type { FirstContact } from './first-contact.ts'
import type { ReportError } from './telemetry-client.ts'
import type { Translator } from '../texts/translator.ts'

/** What every part of the shop may ask for. It never changes during a visit, so nothing re-renders for it. */
export interface Shop {
  readonly market: Market
  readonly language: MarketLanguage
  readonly ownHost: string
  readonly widthClass: WidthClass
  /** Set where the document's address chose the badges; else the shop's setting does. */
  readonly useNewBadges?: boolean | undefined
  readonly hasBrokenPart?: boolean | undefined
  readonly texts: Translator
  readonly dynamicData: LiveDynamicData
  /** For calls that give an identity to whoever has none. */
  readonly firstContact: FirstContact
  readonly cart: CartQueue
  /** For calls of one page alone, which come with its code. */
  readonly api: ApiClient
  readonly wishlist: Wishlist
  readonly customerSession: CustomerSession
  readonly viewCounts: ViewCounts
  readonly signUpToNewsletter: SignUpToNewsletter
  readonly findReturn: FindReturn
  readonly reportError: ReportError
}

export const ShopContext = createContext<Shop | undefined>(undefined)

export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('useShop needs the shop around it')
  return shop
}
