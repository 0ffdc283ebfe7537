import { AsyncLocalStorage } from 'node:async_hooks'

/** Whose price and stock something was made of. */
export interface GoodsRead {
  readonly products: ReadonlySet<string>
  /** A listing, a count, a package: any product may change it. */
  readonly isOfAny: boolean
}

interface Recording {
  readonly products: Set<string>
  isOfAny: boolean
}

const recordings = new AsyncLocalStorage<Recording>()

/** Runs it, and tells whose price and stock were read meanwhile, however deep. */
export async function recordGoods<Result>(
  run: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly goods: GoodsRead }> {
  const goods: Recording = { products: new Set(), isOfAny: false }
  return { result: await recordings.run(goods, run), goods }
}

/** Every reader of prices or stock calls it, with all that it looked at: what is left out today may come back. */
export function noteProducts(productKeys: readonly string[]): void {
  const recording = recordings.getStore()
  if (recording) for (const key of productKeys) recording.products.add(key)
}

export function noteAnyProduct(): void {
  const recording = recordings.getStore()
  if (recording) recording.isOfAny = true
}
