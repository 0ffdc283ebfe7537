import type { ImageRef } from '../image/image-ref.ts'

export interface MenuCategory {
  readonly name: string
  readonly url: string
  /** Wide enough for a tile. */
  readonly image?: ImageRef
  /** The small cut-out beside a name. */
  readonly thumbnail?: ImageRef
  readonly nodeId: string
  readonly pageType: string
  readonly hasSubCategories: boolean
  /** Empty until they are asked for: the context `includeSubcategories`. */
  readonly subCategories: readonly MenuCategory[]
  /** The words of the link to all of it, for a tab whose editor chose some. */
  readonly showAll?: string | undefined
  /** How many products stand in it now. */
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

/** A picture that leads somewhere. */
export interface MenuImageBlock {
  readonly title: string
  readonly text?: string | undefined
  readonly image?: ImageRef
  readonly link: MenuLink
}

export interface MenuModel {
  /** The top of the tree, or the tabs that an editor made of it. */
  readonly primaryLinks: readonly MenuCategory[]
  readonly roomsLinks: readonly RoomLink[]
  readonly secondaryLinksLeft: readonly MenuLink[]
  readonly secondaryLinksRight: readonly MenuLink[]
  readonly mainMenuImageBlock: MenuImageBlock | null
  readonly roomsImageBlock: MenuImageBlock | null
}

export const MENU_SLIDE_MS = 300
/** Closed, the menu goes back to its first level after this. */
export const MENU_RESET_MS = 300
export const MEGA_MENU_COLUMNS = 5
export const MOST_SUB_SUB_CATEGORIES = 4
