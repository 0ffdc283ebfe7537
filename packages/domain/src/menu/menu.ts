import type { ImageRef } from '../image/image-ref.ts'

export interface MenuCategory {
  readonly name: string
  readonly url: string
  /** Large enough for a tile. */
  readonly image?: ImageRef
  /** The small cut-out beside a name. */
  readonly thumbnail?: ImageRef
  readonly nodeId: string
  readonly pageType: string
  readonly hasSubCategories: boolean
  /** Empty unless requested with the context `includeSubcategories`. */
  readonly subCategories: readonly MenuCategory[]
  /** The text of the link to everything, if the editor chose one for the tab. */
  readonly showAll?: string | undefined
  /** The current number of products. */
  readonly productCount: number
}

export interface RoomLink {
  readonly name: string
  readonly url: string
  readonly image?: ImageRef
}

export interface MenuLink {
  readonly to: string
  readonly title: string
  readonly target?: '_self' | '_blank' | undefined
  readonly image?: ImageRef
}

/** An image with a link. */
export interface MenuImageBlock {
  readonly title: string
  readonly text?: string | undefined
  readonly image?: ImageRef
  readonly link: MenuLink
}

export interface MenuModel {
  /** The top of the tree, or the editor's tabs. */
  readonly primaryLinks: readonly MenuCategory[]
  readonly roomsLinks: readonly RoomLink[]
  readonly secondaryLinksLeft: readonly MenuLink[]
  readonly secondaryLinksRight: readonly MenuLink[]
  readonly mainMenuImageBlock: MenuImageBlock | null
  readonly roomsImageBlock: MenuImageBlock | null
}

export const MENU_SLIDE_MS = 300
/** After closing, the menu returns to its first level after this time. */
export const MENU_RESET_MS = 300
export const MEGA_MENU_COLUMNS = 5
export const MAX_SUB_SUB_CATEGORIES = 4
