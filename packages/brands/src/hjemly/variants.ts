import type { ChosenVariants } from '../variants.ts'

export const variants: ChosenVariants = {
  // shell
  // menu
  // card
  // listing
  // product
  // cart
  // blocks
  // content
}
