import type { DynamicContext, WishlistModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { alertStates } from '@firkant/domain/lists/list-alerts.ts'
import { SHARE_PARAM } from '@firkant/domain/lists/list-forms.ts'
import { listTotal } from '@firkant/domain/lists/list-total.ts'
import type { ListSummary, ShoppingListsModel } from '@firkant/domain/lists/shopping-list.ts'
import { WISHLIST_KEY, WISHLIST_NAMES } from '@firkant/domain/lists/wishlist.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { SharedList, SharedListItem } from '@firkant/domain/page/models/list-models.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { Requester } from '../../platform/visitors/requester.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import { listWellKnownPages } from '../content/content-store.ts'
import { isMailboxProved } from '../customer/sign-in/email-proof.ts'
import { findVisitorPostcode } from '../delivery/visitor-postcode.ts'
import { findListAlert } from './alerts/list-alert-store.ts'
import { findListOwner, type ListOwner } from './list-owner.ts'
import { findList, loadItems, loadLists, type ListWithCount } from './list-store.ts'
import { cardContextOf, itemViews, listItems, wholeCards } from './list-view.ts'
import { findSharedList } from './sharing/shared-lists.ts'

export interface ListReader {
  readonly wishlist: (requester: Requester) => Promise<WishlistModel>
  readonly lists: (requester: Requester, listKey: string | undefined) => Promise<ShoppingListsModel>
  /** Undefined when the key was withdrawn or never given. */
  readonly shared: (
    place: Pick<Requester, 'market' | 'now'>,
    shareKey: string,
  ) => Promise<(SharedList & { readonly shareKey: string }) | undefined>
  /** The absolute address that others see a list by; undefined where the shop has no page for it. */
  readonly shareUrl: (language: MarketLanguage, shareKey: string) => Promise<string | undefined>
}

export interface ListContext extends Pick<ShopContext, 'database' | 'brand' | 'publicUrl'> {
  readonly catalog: CatalogCache
}

export function namedList(context: DynamicContext | undefined): string | undefined {
  const listKey = typeof context === 'object' ? context.listKey : context
  return listKey === undefined ? undefined : String(listKey)
}

const shownName = ({ kind, name }: Pick<ListWithCount, 'kind' | 'name'>, language: MarketLanguage) =>
  kind === 'wish' ? WISHLIST_NAMES[language] : name

function summaryOf(list: ListWithCount, language: MarketLanguage): ListSummary {
  return { listKey: list.listKey, listName: shownName(list, language), count: list.count, images: list.images }
}

async function alertsOf(db: Drizzle, listKey: string | undefined, { customerId }: ListOwner) {
  const stored = listKey === undefined ? undefined : await findListAlert(db, listKey)
  if (!stored) return alertStates(undefined)
  const mayMail = stored.email !== null || (await isMailboxProved(db, customerId))
  return alertStates({ ...stored, isConfirmed: stored.confirmedAt !== null && mayMail })
}

export function createListReader({ database, catalog, brand, publicUrl }: ListContext): ListReader {
  const db = database.main

  async function shareUrl(language: MarketLanguage, shareKey: string) {
    const { shoppingListsSharePageUrl: path } = await listWellKnownPages(database.replica, {
      brand: brand.key,
      language,
    })
    if (path === undefined) return undefined
    return `${publicUrl}${localizePath(brand, language, path)}?${SHARE_PARAM}=${encodeURIComponent(shareKey)}`
  }

  async function loadView(listKey: string | undefined, place: Pick<Requester, 'market' | 'now' | 'visitorHash'>) {
    const context = cardContextOf(brand, place)
    const visitor = { visitorHash: place.visitorHash, brand: brand.key, market: place.market.key }
    const postcode = await findVisitorPostcode(db, visitor)
    const stored = listKey === undefined ? [] : await loadItems(db, listKey, place.market.language)
    const listed = await listItems(catalog, context, stored)
    const items = await itemViews(catalog, { ...context, postcode }, listed)
    return { items, total: listTotal(items, place.market.vatPercent) }
  }

  return {
    shareUrl,

    async wishlist(requester) {
      const { language } = requester.market
      const found = await findList(db, await findListOwner(db, brand.key, requester))
      const name = WISHLIST_NAMES[language]
      if (!found) return { name, listKey: WISHLIST_KEY, count: 0, products: [], codes: [] }
      const items = await loadItems(db, found.listKey, language)
      const context = cardContextOf(brand, requester)
      const products = await wholeCards(catalog, context, await listItems(catalog, context, items))
      return { name, listKey: found.listKey, count: items.length, products, codes: items.map(({ code }) => code) }
    },

    async lists(requester, wanted) {
      const { language } = requester.market
      const owner = await findListOwner(db, brand.key, requester)
      const lists = await loadLists(db, owner)
      const own = lists.find(({ kind }) => kind === 'wish')
      const selected = lists.find(({ listKey }) => listKey === wanted) ?? own
      const summary = (list: ListWithCount) => summaryOf(list, language)
      const empty: ListSummary = { listKey: WISHLIST_KEY, listName: WISHLIST_NAMES[language], count: 0, images: [] }
      const url = selected?.shareKey == null ? undefined : await shareUrl(language, selected.shareKey)
      return {
        shoppingLists: [...(own ? [] : [empty]), ...lists.map(summary)],
        selectedList: {
          ...(selected ? summary(selected) : empty),
          ...(await loadView(selected?.listKey, requester)),
          ...(url !== undefined && { shareUrl: url }),
          alerts: await alertsOf(db, selected?.listKey, owner),
        },
        canCreate: owner.customerId !== undefined,
      }
    },

    async shared({ market, now }, shareKey) {
      const found = await findSharedList(db, brand.key, shareKey)
      if (!found) return undefined
      const { items, total } = await loadView(found.listKey, { market, now, visitorHash: undefined })
      const forOthers = items.map(({ note: _n, addedAt: _a, priceChange: _p, ...item }): SharedListItem => item)
      return { listName: shownName(found, market.language), count: items.length, items: forOthers, total, shareKey }
    },
  }
}
