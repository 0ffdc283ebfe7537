import type { Arrival, DeliveryPlaceModel } from '@firkant/domain/delivery/delivery-place.ts'
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

type DrawDay = (language: MarketLanguage, arrival: Arrival & { readonly arrivesOn: string }) => void

/** What says a day of each SKU in the document: cards, and the product of the page. */
export function datedParts(pageSku: string | undefined): ReadonlyMap<string, readonly DrawDay[]> {
  const cards = [...document.querySelectorAll(`[data-part=card][${TICKET}]`)].flatMap((card) => {
    const stock = card.querySelector<HTMLElement>('[data-part=stock]')
    const words = stock?.textContent ?? ''
    const draw: DrawDay = (language, { arrivesOn }) =>
      stock?.replaceChildren(withArrival(words, { arrives: arrivalText(language, arrivesOn), dot: stock.dataset.dot }))
    return stock ? [{ sku: card.getAttribute(TICKET)?.slice('p.'.length) ?? '', draw }] : []
  })
  const title = document.querySelector('[data-fact=delivery] b')
  const draw: DrawDay = (language, { arrivesOn, how }) => {
    title?.replaceChildren(latestText(language, arrivesOn))
    title?.nextElementSibling?.replaceChildren(how)
  }
  const parts = pageSku === undefined ? cards : [...cards, { sku: pageSku, draw }]
  return new Map([...Map.groupBy(parts, ({ sku }) => sku)].map(([sku, group]) => [sku, group.map((part) => part.draw)]))
}
