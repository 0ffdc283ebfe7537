import { LOCALES, type MarketLanguage } from '../market/market.ts'
import type { ManufacturerContact } from './manufacturer-record.ts'

/** As it is written on a page. */
export interface ShownContact {
  readonly name: string
  readonly lines: readonly string[]
  readonly email: string
  readonly url: string
}

export function shownContact(contact: ManufacturerContact, language: MarketLanguage): ShownContact {
  const { name, address, email, url } = contact
  const country = new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(address.country) ?? address.country
  return { name, lines: [address.street, `${address.postalCode} ${address.city}`, country], email, url }
}
