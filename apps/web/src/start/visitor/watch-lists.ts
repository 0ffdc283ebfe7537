import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { isLaterCard, type LaterCard } from '@firkant/domain/page/later-card.ts'
import { cardsOf } from '@firkant/domain/page/light-page.ts'
import type { ItemList } from '@firkant/domain/tracking/item-lists.ts'
import { laterCardsOf } from '../../features/product-card/later-cards.ts'
import type { Tracker } from '../../features/tracking/tracker.ts'
import type { PageViewStore } from '../../platform/navigation/page-view-store.ts'
import type { Shop } from '../../platform/shop-context.ts'

const LIST = '[data-item-list]'
const CARD = '[data-part=card][data-product]'
/** A list counts as seen when half of its first card is. */
const SEEN = 0.5

/** With the data of cards that came as markup only, once it is there. */
export function wholeCards(
  shop: Pick<Shop, 'dynamicData'>,
  cards: readonly (ProductCard | LaterCard)[],
): Promise<readonly ProductCard[]> {
  return Promise.all(cards.map((card) => (isLaterCard(card) ? laterCardsOf(shop).cardOf(card) : card)))
}

/** The list that an element stands in, named as visitors see it. */
function listAround(element: Element): ItemList | undefined {
  const list = element.closest<HTMLElement>(LIST)
  const id = list?.dataset.itemList
  if (!list || id === undefined) return undefined
  const heading = [...list.querySelectorAll('h2, h3')].find((each) => !each.closest(CARD))
  return { id, name: heading?.textContent.trim() || id }
}

/** Where a click on a card leads, and the list that the card is in; undefined outside of cards. */
export function cardAt(element: Element): { readonly path: string; readonly listId: string | undefined } | undefined {
  const link = element.closest(CARD)?.querySelector('a')
  return link ? { path: link.pathname + link.search, listId: listAround(element)?.id } : undefined
}

const keysIn = (list: Element) =>
  [...list.querySelectorAll<HTMLElement>(CARD)].map((card) => card.dataset.product ?? '')

/** Cards of the page and of what was loaded for this visitor. */
function findCards(
  shop: Pick<Shop, 'dynamicData'>,
  view: PageViewStore,
  keys: readonly string[],
): readonly (ProductCard | LaterCard)[] {
  const { dynamicData } = shop
  const known = [
    ...cardsOf(view.current().page),
    ...(dynamicData.read('miniCartAccessories').data?.products ?? []),
    ...(dynamicData.read('forYou').data?.products ?? []),
    ...(dynamicData.read('productCards', { keys: keys.join(',') }).data?.products ?? []),
  ]
  const byKey = new Map<string, ProductCard | LaterCard>(known.map((card) => [card.productKey, card]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}

/** Reports lists within pages and panels when they are seen, wherever they come from: what shows them knows nothing of it. */
export function watchLists(
  shop: Pick<Shop, 'dynamicData'>,
  view: PageViewStore,
  tracker: Pick<Tracker, 'listShown'>,
): void {
  const watched = new WeakSet<Element>()
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const element = isIntersecting ? target.closest(LIST) : null
        const list = listAround(target)
        if (!element || !list) continue
        seen.unobserve(target)
        void wholeCards(shop, findCards(shop, view, keysIn(element))).then((cards) => tracker.listShown(list, cards))
      }
    },
    { threshold: SEEN },
  )
  let isDue = false
  const look = () => {
    isDue = false
    for (const list of document.querySelectorAll(LIST)) {
      const first = list.querySelector(CARD)
      if (!first || watched.has(first)) continue
      watched.add(first)
      seen.observe(first)
    }
  }
  const lookSoon = () => {
    if (isDue) return
    isDue = true
    setTimeout(look)
  }
  new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true })
  look()
}
