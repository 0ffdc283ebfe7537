import { loadable } from '../platform/loadable.ts'

/** Whoever is about to pay is led nowhere else: no menu, no search, no panels. */
export function isPlainPage(pageName: string): boolean {
  return pageName === 'CheckoutPage'
}

/** It comes with the first page that has it. */
export const plainHeaderCode = loadable<object>(() => import('./plain-header.tsx').then((module) => module.PlainHeader))
