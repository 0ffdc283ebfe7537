import type { ChosenVariants } from '../variants.ts'

export const variants: ChosenVariants = {
  // shell
  'heading-stress': 'marker',
  // menu
  'country-facts': 'lines',
  'mega-menu': 'bubbles',
  'menu-block': 'pill',
  'menu-marked-link': 'offers',
  'menu-tabs': 'pills',
  'menu-tiles': 'big-corner',
  // card
  'card-count': 'brackets',
  'product-club': 'pill',
  // listing
  'listing-head': 'awning',
  'filter-bar-phone': 'two-lines',
  'quick-facet-chosen': 'filled',
  'listing-count': 'line',
  'facet-arrow': 'disc',
  // product
  // cart
  'cart-checkout': 'floating',
  'cart-discounts': 'chips',
  'cart-head': 'band',
  'open-line': 'pill',
  'store-groups': 'side-by-side',
  'store-heads': 'band',
  // blocks
  // content
  'article-category': 'tag',
  'article-head': 'beside',
  'articles-few': 'paired',
  'countdown-look': 'blocks',
  'focal-mark': 'dot',
  'inspiration-ground': 'banner',
  'returns-form': 'beside-early',
  'shelves-narrow': 'three',
}
