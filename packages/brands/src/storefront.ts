import type { ChosenVariants } from './variants.ts'

export interface Logo {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Slides in from the right. On wide screens rooms are a tab beside the products, or a column of their own. */
export interface PanelMenuLayout {
  readonly kind: 'panel'
  readonly rooms: 'tab' | 'beside'
}

/** Hangs under the header on wide screens. */
export interface MegaMenuLayout {
  readonly kind: 'mega'
  readonly subcategoriesBeforeToggle: 4 | 7
  /** The link to everything is beside the tab's heading, or under each column. */
  readonly showAll: 'tab' | 'column'
  /** On phones the tabs stay a row, or open one below the other. */
  readonly phone: 'tabs' | 'accordion'
}

/** The build inlines these values (apps/web/build/code/resolve-layout.ts). */
export interface StorefrontLayout {
  readonly header: 'search-middle' | 'logo-centred' | 'top-bar' | 'simple'
  readonly menu: PanelMenuLayout | MegaMenuLayout
  readonly sellingPoints: 'top-bar' | 'below-hero' | 'top-bar-and-below-hero' | 'footer' | 'none'
  /** Above the footer as a band of its own, or as its first column. */
  readonly newsletter: 'band' | 'column'
  readonly cardRatio: '1:1' | '95:141'
  /** `sizes` of a product's large picture on wide screens. */
  readonly galleryWidth: string
  /** `sizes` of the picture above an article. */
  readonly articleWidth: string
  readonly badgeLimit: 1 | 2
  /** Product pictures decorate the head of listings without a picture. */
  readonly listingArt: boolean
  /** Whether a category's picture stands beside its text; rooms and campaigns always show theirs. */
  readonly categoryPicture: boolean
  /** Variants of the components' styles; the properties above also change the markup. */
  readonly variants: ChosenVariants
}

/** Layout and look of a brand. Colours, type and shapes are custom properties in its style sheet. */
export interface Storefront {
  readonly name: string
  readonly logo: Logo
  /** Logo on the footer's background, when it differs from the header's. */
  readonly footerLogo: Logo
  readonly layout: StorefrontLayout
}

/** Used by the server in documents; not in the browser's code. */
export interface DocumentHead {
  readonly icon: string
  /** `theme-color`. */
  readonly themeColor: string
  /** Font files to preload. */
  readonly preloadFonts: readonly string[]
}
