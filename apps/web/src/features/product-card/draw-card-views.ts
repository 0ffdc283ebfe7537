import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { viewsText } from '../page-views/views-text.ts'
import { makeElement } from '../../platform/make-element.ts'
import style from './product-card-view.module.css'

const CARDS = '[data-part=card][data-product]:not([data-size=small],[data-sold-out])'

/** The cards of the document whose viewers are told, by the product's key. */
export function countedCards(): ReadonlyMap<string, readonly HTMLElement[]> {
  const cards = [...document.querySelectorAll<HTMLElement>(CARDS)]
  return Map.groupBy(cards, ({ dataset }) => dataset.product ?? '')
}

function placeIn({ children, dataset, firstElementChild }: HTMLElement): Element {
  const known = [...children].find(({ className }) => className === style.over)
  if (known) return known
  const place = makeElement('div', { class: style.over, 'data-size': dataset.size, 'data-trio': dataset.trio })
  firstElementChild?.after(place)
  return place
}

/** How many look at a product before React is there, as it draws them. */
export function drawCardViews(card: HTMLElement, language: MarketLanguage, count: number): void {
  const pulse = makeElement('i', { 'data-part': 'view-count-pulse', 'aria-hidden': 'true' })
  placeIn(card).append(makeElement('p', { 'data-part': 'view-count-badge' }, pulse, viewsText(language, count)))
}
