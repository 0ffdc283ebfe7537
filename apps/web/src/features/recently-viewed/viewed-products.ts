/** One row of cards. */
export const MAX_SEEN = 12
/** A single card would hold a whole row, and it is one step back anyway. */
const MIN_SEEN = 2
/** More than are shown: some may be sold out for good, or not be products. */
const MAX_ASKED = 24

const PRODUCT_KEY = /^[a-z0-9][a-z0-9-]{0,79}$/

/** `/sofaer/nordlo-3-green` → `nordlo-3-green`. Category addresses look the same; the server ignores those. */
function productKeyOf(address: string): string | undefined {
  const parts = URL.canParse(address) ? new URL(address).pathname.split('/').filter(Boolean) : []
  const last = parts.at(-1)
  return parts.length >= 2 && last !== undefined && PRODUCT_KEY.test(last) ? last : undefined
}

/** Newest first, without duplicates and the current product, up to the limit of one request. */
export function viewedKeys(
  viewed: { visit: readonly string[]; history: readonly string[] },
  exceptKey: string | undefined,
): readonly string[] {
  const keys = [...viewed.visit, ...viewed.history.toReversed().flatMap((address) => productKeyOf(address) ?? [])]
  const others = new Set(keys)
  if (exceptKey !== undefined) others.delete(exceptKey)
  return [...others].slice(0, MAX_ASKED)
}

/** A row of the products seen, or nothing. */
export function asRow<Product>(products: readonly Product[]): readonly Product[] {
  return products.length < MIN_SEEN ? [] : products
}

export interface ViewedProducts {
  readonly add: (productKey: string) => void
  /** Newest first. */
  readonly list: () => readonly string[]
}

/** Products viewed since the document was loaded: in memory, nothing is stored on the device. */
export function createViewedProducts(): ViewedProducts {
  let viewed: readonly string[] = []
  return {
    add: (productKey) => {
      viewed = [productKey, ...viewed.filter((known) => known !== productKey)].slice(0, MAX_SEEN + 1)
    },
    list: () => viewed,
  }
}

/** One visitor per window. */
export const viewedProducts = createViewedProducts()
