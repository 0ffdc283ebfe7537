/** Whoever is about to pay is led nowhere else: no menu, no search, no panels. */
export function isPlainPage(pageName: string): boolean {
  return pageName === 'CheckoutPage'
}
