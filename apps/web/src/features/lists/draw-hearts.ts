import { itemCode } from '@firkant/domain/lists/wishlist.ts'

function codeOf(heart: HTMLButtonElement): string {
  const address = heart.getAttribute('formaction')
  const packageKey = address && new URL(address, document.baseURI).searchParams.get('packageKey')
  return itemCode({ sku: heart.value, ...(packageKey && { packageKey }) })
}

/** The hearts of this visitor before React is there; one that is pressed shows what it will be. */
export function drawHearts(codes: readonly string[]): void {
  for (const heart of document.querySelectorAll<HTMLButtonElement>(
    'button[data-part=wishlist-toggle]:not([data-pressed])',
  )) {
    const isOn = String(codes.includes(codeOf(heart)))
    if (heart.ariaPressed !== isOn) heart.ariaPressed = isOn
  }
}
