/** Where a thing stands in a store. */
export interface StorePlace {
  /** As on the sign above it. */
  readonly aisle?: string | undefined
  readonly isOnShow?: boolean | undefined
}
