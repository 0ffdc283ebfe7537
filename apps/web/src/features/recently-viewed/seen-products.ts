/** As many as a row shows; some of what is asked for may be gone, or never have been a product. */
export const MOST_SEEN = 12
/** What one request may ask for. */
const MOST_ASKED = 24

const PRODUCT_KEY = /^[a-z0-9][a-z0-9-]{0,79}$/

/** `/sofaer/nordlo-3-green` → `nordlo-3-green`. Pages with a category's address look the same; the server tells them apart. */
function productKeyOf(address: string): string | undefined {
  const parts = URL.canParse(address) ? new URL(address).pathname.split('/').filter(Boolean) : []
  const last = parts.at(-1)
  return parts.length >= 2 && last !== undefined && PRODUCT_KEY.test(last) ? last : undefined
}

/** Newest first, each once, without the one that is looked at; as many as one request may name. */
export function seenKeys(
  seen: { visit: readonly string[]; history: readonly string[] },
  exceptKey: string | undefined,
): readonly string[] {
  const keys = [...seen.visit, ...seen.history.toReversed().flatMap((address) => productKeyOf(address) ?? [])]
  const others = new Set(keys)
  if (exceptKey !== undefined) others.delete(exceptKey)
  return [...others].slice(0, MOST_ASKED)
}

export interface SeenProducts {
  readonly add: (productKey: string) => void
  /** Newest first. */
  readonly list: () => readonly string[]
}

/** What this visit has looked at, for as long as the page's code lives: nothing is stored on the device. */
export function createSeenProducts(): SeenProducts {
  let seen: readonly string[] = []
  return {
    add: (productKey) => {
      seen = [productKey, ...seen.filter((known) => known !== productKey)].slice(0, MOST_SEEN + 1)
    },
    list: () => seen,
  }
}

/** One window, one visitor. */
export const seenProducts = createSeenProducts()
