import { createContext, use } from 'react'
import type { WidthClass } from '@firkant/domain/device/width-class.ts'
import type { Market, MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Translator } from '../texts/translator.ts'
import type { ApiClient } from './api-client.ts'
import type { LiveDynamicData } from './dynamic-data/dynamic-data-store.ts'
import type { FirstContact } from './first-contact.ts'
import type { ReportError } from './telemetry-client.ts'

/**
 * What every part of the shop may use, assembled in start/assemble-shop. It never changes during a visit, so nothing
 * re-renders for it. State of one feature is opened by the feature itself, with `onePerShop`.
 */
export interface Shop {
  readonly market: Market
  readonly language: MarketLanguage
  readonly ownHost: string
  /** What the document was drawn for; the window may have another. */
  readonly widthClass: WidthClass
  /** Set when the document's address chose the badges; otherwise the shop's setting applies. */
  readonly useNewBadges?: boolean | undefined
  readonly hasBrokenPart?: boolean | undefined
  readonly texts: Translator
  readonly dynamicData: LiveDynamicData
  readonly api: ApiClient
  /** For calls whose answer may give the visitor an identity. */
  readonly firstContact: FirstContact
  readonly reportError: ReportError
}

export const ShopContext = createContext<Shop | undefined>(undefined)

export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('useShop needs the shop around it')
  return shop
}

/** For data stored under the visitor's identity, which the first post may create. */
export function firstContactApi({ api, firstContact }: Shop): ApiClient {
  return { ...api, post: (name, body, headers) => firstContact(() => api.post(name, body, headers)) }
}
