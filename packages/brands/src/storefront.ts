import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'

export interface Logo {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** How a brand looks and is laid out. Colours, type and shapes are custom properties in its style sheet. */
export interface Storefront {
  readonly key: BrandKey
  readonly name: string
  readonly logo: Logo
  /** For the footer's ground, where it differs from the header's. */
  readonly footerLogo: Logo
  readonly icon: string
  /** `theme-color` of the browser's own bars. */
  readonly themeColor: string
  /** Font files that are needed for the first paint. */
  readonly preloadFonts: readonly string[]
  readonly layout: {
    readonly header: 'search-middle' | 'logo-centred' | 'top-bar' | 'simple'
    readonly menu: { readonly kind: 'panel' } | { readonly kind: 'mega'; readonly subcategoriesBeforeToggle: 4 | 7 }
    readonly sellingPoints: 'top-bar' | 'below-hero' | 'top-bar-and-below-hero' | 'footer' | 'none'
    readonly cardRatio: '1:1' | '95:141'
    readonly badgeLimit: 1 | 2
    /** Product pictures decorate the head of a listing that has no picture of its own. */
    readonly listingArt: boolean
    /** Whether a category's own picture stands beside its words; rooms and campaigns always show theirs. */
    readonly categoryPicture: boolean
  }
}
