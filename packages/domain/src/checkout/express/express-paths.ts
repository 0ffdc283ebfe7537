/** Targets of the forms of a purchase whose buyer the wallet names. */
export const EXPRESS_FORM_PATHS = {
  product: '/express/product',
  delivery: '/express/delivery',
  place: '/express/place',
  reopen: '/express/reopen',
} as const
