import type { ChosenVariants } from '../variants.ts'

export const variants: ChosenVariants = {
  // shell
  // menu
  // card
  'card-count': 'brackets',
  'price-saved': 'below',
  'product-club': 'pill',
  'bar-price': 'short',
  // listing
  // product
  // cart
  'cart-delivery': 'drawing',
  'cart-remove': 'drawing',
  'cart-summary': 'blocks',
  'quantity-fixed': 'number',
  'open-line': 'pill-in-head',
  'store-heads': 'block',
  // blocks
  // content
}
