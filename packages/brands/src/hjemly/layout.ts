import type { StorefrontLayout } from '../storefront.ts'

export const layout: StorefrontLayout = {
  header: 'search-middle',
  menu: { kind: 'panel', rooms: 'tab' },
  sellingPoints: 'below-hero',
  newsletter: 'band',
  cardRatio: '1:1',
  galleryWidth: '(width < 1344px) 56vw, 740px',
  articleWidth: '(width < 1344px) 100vw, 1280px',
  badgeLimit: 2,
  listingArt: false,
  categoryPicture: true,
  variants: {
    // shell
    'letter-edge': 'clipped',
    // menu
    'menu-marked-link': 'first',
    // card
    'card-compact': 'short',
    'product-lines': 'ruled',
    'card-line-add': 'quiet',
    // listing
    'paging-next': 'outlined',
    // product
    'bar-words': 'picture',
    'measure-sketch': 'beside',
    'product-heart': 'button',
    'product-rating': 'beside-series',
    // cart
    'checkout-sections': 'blocks',
    'cart-discounts': 'chips',
    'store-cards': 'lines-with-arrow',
    'store-head': 'split',
    'store-hours': 'beside',
    // blocks
    'category-notes': 'stories',
    'editor-table': 'above',
    // content
    'article-category': 'dot',
    'articles-few': 'larger-first',
    'content-rows': 'beside',
    'faq-heading': 'beside',
    'focal-mark': 'dot',
    'inspiration-head': 'beside',
    'shelves-narrow': 'rows',
  },
}
