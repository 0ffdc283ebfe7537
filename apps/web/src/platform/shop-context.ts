import { createContext, use } from 'react'
import type { WidthClass } from '@firkant/domain/device/width-class.ts'
import type { Market, MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Translator } from '../texts/translator.ts'
import type { ApiClient } from './api-client.ts'
import type { LiveDynamicData } from './dynamic-data/dynamic-data-store.ts'
import type { FirstContact } from './first-contact.ts'
import type { ReportError } from './telemetry-client.ts'

/**
 * What every part of the shop may ask for, assembled in start/assemble-shop. It never changes during a visit, so nothing
 * re-renders for it. What a feature keeps for the visit it opens itself, with `onePerShop`.
 */
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
  readonly api: ApiClient
  /** For calls that give an identity to whoever has none. */
  readonly firstContact: FirstContact
  readonly reportError: ReportError
}

export const ShopContext = createContext<Shop | undefined>(undefined)

export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('useShop needs the shop around it')
  return shop
}

/** What a feature keeps for the whole visit: opened when it is first asked for. The server has a shop for each document. */
export function onePerShop<Part extends object>(open: (shop: Shop) => Part): (shop: Shop) => Part {
  const parts = new WeakMap<Shop, Part>()
  return (shop) => {
    const kept = parts.get(shop) ?? open(shop)
    parts.set(shop, kept)
    return kept
  }
}

/** For what is stored under the visitor's identity, which the first post may bring. */
export function firstContactApi({ api, firstContact }: Shop): ApiClient {
  return { ...api, post: (name, body, headers) => firstContact(() => api.post(name, body, headers)) }
}
