/**
 * A discount code, or the token or code of a link. An address with one always opens as a document: on the way there, or
 * on load, it leaves the address.
 */
export function isUsedOnce({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return /[?&](?:couponCode|eclub|token|confirm)=|\/k\//.test(pathname + search)
}
