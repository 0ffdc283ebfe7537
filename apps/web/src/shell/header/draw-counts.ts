import { piecesOf } from '@firkant/domain/cart/cart-pieces.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { DynamicDataStore } from '../../platform/dynamic-data/dynamic-data-store.ts'
import { makeElement } from '../../platform/make-element.ts'
import { badgeText, cartLabel, favouritesLabel } from './tool-counts.ts'
import style from './count-badge.module.css'

function drawCount(tool: 'favourites' | 'cart', label: string, count: number): void {
  const link = document.querySelector(`a[data-tool=${tool}]`)
  if (!link) return
  link.setAttribute('aria-label', label)
  link.querySelector('[data-part=tool-count]')?.remove()
  const text = badgeText(count)
  if (text === undefined) return
  link.append(makeElement('span', { class: style.badge, 'data-part': 'tool-count', 'aria-hidden': 'true' }, text))
}

/** The numbers of the header before React is there, as it draws them. */
export function drawCounts({ read }: Pick<DynamicDataStore, 'read'>, language: MarketLanguage): void {
  const [wishlist, cart] = [read('wishlist'), read('cart')]
  if (wishlist.data) drawCount('favourites', favouritesLabel(language, wishlist.data.count), wishlist.data.count)
  if (cart.status === 'loaded') drawCount('cart', cartLabel(language, piecesOf(cart.data)), piecesOf(cart.data))
}
