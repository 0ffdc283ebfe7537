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
  'listing-head': 'stage',
  'sub-categories': 'words',
  'filter-look': 'words',
  'listing-count': 'bar',
  'chosen-filter': 'underlined',
  'listing-empty': 'beside',
  paging: 'row',
  'paging-next': 'underlined',
  'search-field': 'line',
  // product
  // cart
  'cart-code': 'line',
  'cart-line': 'price-at-foot',
  'cart-remove': 'drawing',
  'quantity-fixed': 'number',
  'store-cards': 'lines',
  'store-groups': 'index',
  'store-head': 'wide-title',
  'store-search': 'line',
  'store-stock': 'between-lines',
  // blocks
  // content
  'article-body': 'aside',
  'article-head': 'columns',
  'articles-few': 'descending',
  'bf-nav': 'words',
  'content-links': 'hairlines',
  'countdown-look': 'lines',
  'faq-heading': 'follows',
  'inspiration-links': 'words',
  'returns-form': 'lined',
  'shelves-narrow': 'first-wide',
}
