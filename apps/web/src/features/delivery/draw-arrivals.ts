import type { Arrival, DeliveryPlaceModel } from '@firkant/domain/delivery/delivery-place.ts'
import { makeElement } from '../../platform/make-element.ts'
import { withArrival } from './arrival-texts.ts'

const TICKET = 'data-link-identifier'

/** Where things are sent, before React is there, as it draws it. */
export function drawPlace({ label, postcode }: DeliveryPlaceModel): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-opens=delivery-place]')) {
    if (link.dataset.tool) {
      link.ariaLabel = label
      link.querySelector('span')?.remove()
      link.append(makeElement('span', { 'data-part': 'tool-place' }, postcode))
    } else link.textContent = label
  }
}

type DrawDay = (arrival: Arrival) => void

/** What says a day of each SKU in the document: cards, and the product of the page. */
export function datedParts(pageSku: string | undefined): ReadonlyMap<string, readonly DrawDay[]> {
  const parts = new Map<string, DrawDay[]>()
  const add = (sku: string, draw: DrawDay) => parts.set(sku, [...(parts.get(sku) ?? []), draw])
  for (const card of document.querySelectorAll(`[data-part=card][${TICKET}]`)) {
    const stock = card.querySelector<HTMLElement>('[data-part=stock]')
    if (!stock) continue
    const words = stock.textContent
    const draw: DrawDay = ({ short }) => {
      stock.textContent = withArrival(words, { short, dot: stock.dataset.dot })
      stock.dataset.day = ''
    }
    add(card.getAttribute(TICKET)?.slice('p.'.length) ?? '', draw)
  }
  const title = document.querySelector('[data-fact=delivery] b')
  if (title && pageSku !== undefined)
    add(pageSku, ({ latest, how }) => {
      title.textContent = latest
      title.nextElementSibling?.replaceChildren(how)
    })
  return parts
}
