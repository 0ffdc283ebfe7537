import type { ChosenVariants } from '../variants.ts'

export const variants: ChosenVariants = {
  // shell
  'heading-stress': 'marker',
  // menu
  // card
  'card-count': 'brackets',
  'product-club': 'pill',
  // listing
  // product
  // cart
  // blocks
  // content
}
