import type { HandOverResult, HandOverState } from '../../employee/hand-over.ts'

/** Behind the link to a cart that was made in a store. */
export interface HandOverPageModel {
  readonly state: HandOverState
  /** Where its buttons are pressed: the page's own address. */
  readonly action: string
  readonly result?: HandOverResult | undefined
  readonly storeName?: string | undefined
  /** What the cart holds, while it can be taken. */
  readonly items: readonly { readonly name: string; readonly quantity: number }[]
  /** It was put together with what the visitor had, and that can still be taken back. */
  readonly canUndo: boolean
  readonly cartUrl: string
}
