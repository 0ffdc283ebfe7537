import type { DeliveryPlaceModel } from '@firkant/domain/delivery/delivery-place.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { makeElement } from '../../platform/make-element.ts'
import { arrivalText, latestText, placeLabel, withArrival } from './arrival-texts.ts'

const LINKS = 'a[data-opens=delivery-place]'
const TICKET = 'data-link-identifier'

/** Where things are sent, before React is there, as it draws it. */
export function drawPlace(language: MarketLanguage, place: DeliveryPlaceModel | null): void {
  const label = placeLabel(language, place)
  for (const link of document.querySelectorAll(LINKS)) {
    if (!link.hasAttribute('data-tool')) link.textContent = label
    else {
      link.setAttribute('aria-label', label)
      link.querySelector('[data-part=tool-place]')?.remove()
      if (place) link.append(makeElement('span', { 'data-part': 'tool-place' }, place.postcode))
    }
  }
}

type DrawDay = (language: MarketLanguage, day: string) => void

/** What says a day of each SKU in the document: cards, and the product of the page. */
export function datedParts(pageSku: string | undefined): ReadonlyMap<string, readonly DrawDay[]> {
  const cards = [...document.querySelectorAll(`[data-part=card][${TICKET}]`)].flatMap((card) => {
    const stock = card.querySelector<HTMLElement>('[data-part=stock]')
    const words = stock?.textContent ?? ''
    const draw: DrawDay = (language, day) =>
      stock?.replaceChildren(withArrival(words, { arrives: arrivalText(language, day), dot: stock.dataset.dot }))
    return stock ? [{ sku: card.getAttribute(TICKET)?.slice('p.'.length) ?? '', draw }] : []
  })
  const title = pageSku !== undefined && document.querySelector('[data-fact=delivery] b')
  const draw: DrawDay = (language, day) => title && title.replaceChildren(latestText(language, day))
  const parts = title ? [...cards, { sku: pageSku, draw }] : cards
  return new Map([...Map.groupBy(parts, ({ sku }) => sku)].map(([sku, group]) => [sku, group.map((part) => part.draw)]))
}
