import type { ChosenVariants } from '../variants.ts'

export const variants: ChosenVariants = {
  // shell
  'text-link': 'row',
  // menu
  // card
  'card-count': 'never',
  'price-saved': 'words',
  'product-price': 'beside',
  'bar-price': 'brief',
  // listing
  // product
  // cart
  // blocks
  // content
}
