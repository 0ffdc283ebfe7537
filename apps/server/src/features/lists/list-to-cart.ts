import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { canAddAll, canBeBought } from '@firkant/domain/lists/add-all.ts'
import { inWholeGroups } from '@firkant/domain/lists/list-total.ts'
import type { ListToCartAnswer, SkippedItem } from '@firkant/domain/lists/shopping-list.ts'
import type { ListErrorCode } from '@firkant/domain/lists/wishlist.ts'
import { availableOf } from '@firkant/domain/stock/stock-status.ts'
import type { Requester } from '../../platform/visitors/requester.ts'
import type { CartService } from '../cart/cart-service.ts'
import { findListOwner, isNamedKey, requireCustomer } from './list-owner.ts'
import type { ListContext } from './list-reader.ts'
import { findList, loadItems } from './list-store.ts'
import { cardContextOf, listItems, nameOf, saleOf, type ListedItem } from './list-view.ts'
import { findSharedList } from './sharing/shared-lists.ts'

export interface NamedList {
  readonly listKey?: string | undefined
  readonly listId?: string | undefined
}

export type ListToCart = (asking: Requester, named: NamedList) => Promise<ListToCartAnswer>

const refused = (errorCode: ListErrorCode, skipped: readonly SkippedItem[] = []): ListToCartAnswer => ({
  success: false,
  added: 0,
  skipped,
  errorCode,
})

const skip = (listed: ListedItem, reason: SkippedItem['reason']): SkippedItem => ({
  code: listed.item.code,
  name: nameOf(listed),
  reason,
})

const piecesOf = ({ item, sold }: ListedItem): number =>
  inWholeGroups(item.quantity, sold?.facts.row.sold_in_groups_of ?? 1)

/** As many as are noted, and not only some of them. */
function isThere(listed: ListedItem): boolean {
  const sale = saleOf(listed)
  const stock = listed.sold?.variant.stock
  return canBeBought(sale) && stock !== undefined && (sale.allowOversell || availableOf(stock) >= piecesOf(listed))
}

function commandOf(listed: ListedItem): CartCommand {
  const { sku, packageKey } = listed.item
  const quantity = piecesOf(listed)
  const asPackage = packageKey !== null && { packageKey }
  return { $type: 'AddLineItemCommand', sku, quantity, trackingType: 'list', ...asPackage }
}

/** What the cart refuses because of what is in it already is skipped too; each further attempt costs a transaction. */
const MAX_ATTEMPTS = 5

async function addAll(carts: CartService, asking: Requester, items: readonly ListedItem[]) {
  let wanted = [...items]
  const skipped = new Set<ListedItem>()
  for (let attempt = 0; attempt < MAX_ATTEMPTS && wanted.length > 0; attempt += 1) {
    const answer = await carts.apply(asking, wanted.map(commandOf))
    const [error] = answer?.validation.validationErrors ?? []
    if (answer && !error) return { added: wanted.length, skipped }
    const refusedItem = error?.code === 'insufficient-inventory' ? wanted[error.commandIndex] : undefined
    if (!refusedItem) return undefined
    skipped.add(refusedItem)
    wanted = wanted.filter((each) => each !== refusedItem)
  }
  return wanted.length === 0 ? { added: 0, skipped } : undefined
}

/** Every item of a list into the cart as one change: all that is in stock, or nothing. */
export function createListToCart({ database, catalog, brand }: ListContext, carts: CartService): ListToCart {
  const db = database.main
  async function findMeant(asking: Requester, { listKey, listId }: NamedList) {
    if (listId !== undefined) return findSharedList(db, brand.key, listId)
    const owner = await findListOwner(db, brand.key, asking)
    return findList(db, isNamedKey(listKey) ? requireCustomer(owner) : owner, listKey)
  }
  return async (asking, named) => {
    const list = await findMeant(asking, named)
    if (!list) return refused('listNotFound')
    const stored = await loadItems(db, list.listKey, asking.market.language)
    const items = await listItems(catalog, cardContextOf(brand, asking), stored)
    if (!canAddAll(items.map(saleOf))) {
      const gone = items.filter(({ sold }) => !sold)
      return refused(
        'listOrItemNotFound',
        gone.map((each) => skip(each, 'gone')),
      )
    }
    const there = new Set(items.filter(isThere))
    const done = await addAll(carts, asking, [...there])
    if (!done) return refused('unknownError')
    const skipped = items.filter((each) => !there.has(each) || done.skipped.has(each))
    return { success: true, added: done.added, skipped: skipped.map((each) => skip(each, 'outOfStock')) }
  }
}
