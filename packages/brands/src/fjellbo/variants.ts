import type { ChosenVariants } from '../variants.ts'

export const variants: ChosenVariants = {
  // shell
  // menu
  'menu-block': 'dark',
  'menu-close': 'first',
  'menu-marked-link': 'offers',
  'menu-tabs': 'bar',
  'menu-tiles': 'notch',
  // card
  'card-count': 'brackets',
  'price-saved': 'below',
  'product-club': 'pill',
  'bar-price': 'short',
  // listing
  'listing-head': 'notch',
  'sub-categories': 'tiles',
  'filter-bar-phone': 'scrolling',
  'quick-facet-chosen': 'filled',
  'sort-label': 'shown',
  'listing-count': 'line',
  'listing-text': 'band',
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
  'article-body': 'sections',
  'article-category': 'notch',
  'article-head': 'block',
  'content-tiles': 'blocks',
  'countdown-look': 'blocks',
  'inspiration-head': 'beside',
  'shelves-narrow': 'first-wide',
}
