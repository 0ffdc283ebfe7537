import type { ChosenVariants } from '../variants.ts'

export const variants: ChosenVariants = {
  // shell
  'heading-stress': 'marker',
  // menu
  // card
  // listing
  // product
  // cart
  // blocks
  // content
}
