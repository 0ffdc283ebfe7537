import type { ChosenVariants } from '../variants.ts'

export const variants: ChosenVariants = {
  // shell
  'text-link': 'row',
  // menu
  // card
  // listing
  // product
  // cart
  // blocks
  // content
}
