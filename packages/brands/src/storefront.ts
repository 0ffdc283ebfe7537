import type { ChosenVariants } from './variants.ts'

export interface Logo {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Slides in from the right. On wide screens the rooms are a tab beside the products, or stand in a column of their own. */
export interface PanelMenuLayout {
  readonly kind: 'panel'
  readonly rooms: 'tab' | 'beside'
}

/** Hangs under the header on wide screens. */
export interface MegaMenuLayout {
  readonly kind: 'mega'
  readonly subcategoriesBeforeToggle: 4 | 7
  /** The link to all of it stands beside the tab's heading, or under each column. */
  readonly showAll: 'tab' | 'column'
  /** On phones the tabs stay a row, or open one below the other. */
  readonly phone: 'tabs' | 'accordion'
}

/** The build writes these values into the code that asks for them (apps/web/build/resolve-layout.ts). */
export interface StorefrontLayout {
  readonly header: 'search-middle' | 'logo-centred' | 'top-bar' | 'simple'
  readonly menu: PanelMenuLayout | MegaMenuLayout
  readonly sellingPoints: 'top-bar' | 'below-hero' | 'top-bar-and-below-hero' | 'footer' | 'none'
  /** Above the footer as a band of its own, or as its first column. */
  readonly newsletter: 'band' | 'column'
  readonly cardRatio: '1:1' | '95:141'
  /** How wide the large picture of a product is where there is room, as in `sizes`. */
  readonly galleryWidth: string
  /** How wide the picture above an article is, as in `sizes`. */
  readonly articleWidth: string
  readonly badgeLimit: 1 | 2
  /** Product pictures decorate the head of a listing that has no picture of its own. */
  readonly listingArt: boolean
  /** Whether a category's own picture stands beside its words; rooms and campaigns always show theirs. */
  readonly categoryPicture: boolean
  /** Choices of the components' styles; those above change what is drawn, too. */
  readonly variants: ChosenVariants
}

/** How a brand looks and is laid out. Colours, type and shapes are custom properties in its style sheet. */
export interface Storefront {
  readonly name: string
  readonly logo: Logo
  /** For the footer's ground, where it differs from the header's. */
  readonly footerLogo: Logo
  readonly layout: StorefrontLayout
}

/** For documents alone, which the server makes: browsers do not get it as code. */
export interface DocumentHead {
  readonly icon: string
  /** `theme-color` of the browser's own bars. */
  readonly themeColor: string
  /** Font files that are needed for the first paint. */
  readonly preloadFonts: readonly string[]
}
