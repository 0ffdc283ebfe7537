import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { LaterCard } from '@firkant/domain/page/later-card.ts'
import { MIN_PAGE_VIEWS } from '@firkant/domain/stock/page-views.ts'
import type { DynamicDataStore } from '../../platform/dynamic-data/dynamic-data-store.ts'
import { onePerShop } from '../../platform/one-per-shop.ts'
import type { Shop } from '../../platform/shop-context.ts'
import { viewCountsOf, type ViewCounts } from '../page-views/view-counts.ts'

/** Doubled with each failure, six times at most. */
const RETRY_MS = 2000
const MAX_DOUBLINGS = 6

export interface LaterCards {
  /** Pending until somebody may use the card. Rendered while it is pending, the server's markup stays. */
  readonly cardOf: (card: LaterCard) => Promise<ProductCard>
  /** How to load all cards of the document's page. */
  readonly connect: (load: () => Promise<readonly ProductCard[]>) => void
  /** From now on the cards are wanted. */
  readonly need: () => void
}

interface Waiting {
  readonly card: LaterCard
  readonly promise: Promise<ProductCard>
  readonly resolve: (card: ProductCard) => void
}

interface LaterCardsParts {
  readonly dynamicData: Pick<DynamicDataStore, 'read' | 'subscribe'>
  readonly viewCounts: Pick<ViewCounts, 'read' | 'watch'>
}

/** The data of cards that came as markup only: loaded once for the page. */
export function createLaterCards({ dynamicData, viewCounts }: LaterCardsParts): LaterCards {
  const waiting = new Map<number, Waiting>()
  let load: (() => Promise<readonly ProductCard[]>) | undefined
  let cards: readonly ProductCard[] | undefined
  let isNeeded = false
  let isLoading = false
  let failures = 0

  function settle({ card, resolve }: Waiting): void {
    // The catalogue may have changed since: a card that is gone stays as it is.
    const [own] = [cards?.[card.later], ...(cards ?? [])].filter((each) => each?.productKey === card.productKey)
    if (own) resolve(own)
  }

  async function loadCards(): Promise<void> {
    if (!load || !isNeeded || isLoading || cards) return
    isLoading = true
    try {
      cards = await load()
      for (const each of waiting.values()) settle(each)
    } catch {
      // Offline, or a busy server: links and forms of the cards work meanwhile.
      setTimeout(() => void loadCards(), RETRY_MS * 2 ** Math.min(failures, MAX_DOUBLINGS))
      failures += 1
    } finally {
      isLoading = false
    }
  }

  const need = () => {
    isNeeded = true
    void loadCards()
  }

  const isOwn = () =>
    (dynamicData.read('wishlist').data?.codes.length ?? 0) > 0 || Boolean(dynamicData.read('deliveryPlace').data)
  const needIfOwn = () => waiting.size > 0 && isOwn() && need()

  return {
    need,
    connect(loadAll) {
      load = loadAll
      void loadCards()
    },
    cardOf(card) {
      const known = waiting.get(card.later)
      if (known) return known.promise
      // What the markup for everyone does not show: this visitor's hearts and days, and how many looked.
      if (waiting.size === 0) dynamicData.subscribe(needIfOwn)
      const { productKey } = card
      viewCounts.watch(productKey, () => viewCounts.read(productKey) >= MIN_PAGE_VIEWS && need())
      const entry = { card, ...Promise.withResolvers<ProductCard>() }
      waiting.set(card.later, entry)
      settle(entry)
      needIfOwn()
      return entry.promise
    },
  }
}

export const laterCardsOf = onePerShop((shop: Pick<Shop, 'dynamicData'>) =>
  createLaterCards({ dynamicData: shop.dynamicData, viewCounts: viewCountsOf(shop) }),
)
