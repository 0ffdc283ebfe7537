import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { areMany, viewsText } from '../../../features/page-views/views-text.ts'

/** The number comes before all messages of lesser weight, which the document has; not before the end of a price. */
const OTHERS = ':scope > :not([data-kind=pageViews],[data-kind=automatedDiscount])'

/** How many look at the page's product before React is there, in the place that it left. */
export function drawPageViews(language: MarketLanguage, count: number): void {
  const place = document.querySelector<HTMLElement>('[data-part=stress-strip] > [data-kind=pageViews]')
  const text = place?.querySelector('span')
  const strip = place?.parentElement
  if (!place || !text || !strip) return
  const isShown = areMany(count)
  place.hidden = !isShown
  if (isShown) place.dataset.part = 'stress'
  else delete place.dataset.part
  text.textContent = isShown ? viewsText(language, count) : ''
  for (const other of strip.querySelectorAll<HTMLElement>(OTHERS)) other.hidden = isShown
  strip.hidden = [...strip.children].every((child) => child.hasAttribute('hidden'))
}
