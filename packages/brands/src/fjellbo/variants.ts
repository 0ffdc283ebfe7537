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
  // blocks
  // content
}
