/**
 * A discount code, or the token of a newsletter's link. An address with one always opens as a document: it is used on
 * load and leaves the address.
 */
export function isUsedOnce({ search }: Pick<URL, 'search'>): boolean {
  return /[?&](?:couponCode|eclub)=/.test(search)
}
