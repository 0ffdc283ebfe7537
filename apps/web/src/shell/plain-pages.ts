import { loadable } from '../platform/lazy-code/loadable.ts'

/** The checkout has no distractions: no menu, no search, no panels. */
export function isPlainPage(pageName: string): boolean {
  return pageName === 'CheckoutPage'
}

/** Loaded with the first page that needs it. */
export const plainHeaderCode = loadable<object>(() =>
  import('./header/plain-header.tsx').then((module) => module.PlainHeader),
)
