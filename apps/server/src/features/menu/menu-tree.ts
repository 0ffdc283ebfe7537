import type { MenuContent } from '@firkant/domain/content/site-content-schema.ts'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import type { MenuCategory } from '@firkant/domain/menu/menu.ts'
import { stripFixedPrefix } from '@firkant/domain/page/link-address.ts'
import type { Category } from '../catalog/category-tree.ts'

export interface MenuTreeSources {
  readonly categories: readonly Category[]
  /** How many products the category lists now. */
  readonly count: (categoryKey: string) => number
  readonly image: (file: string | undefined, alt: string) => ImageRef | undefined
  readonly address: (path: string) => string
}

/** Campaign categories and empty ones are left out, with everything below them. */
export function menuTree(sources: MenuTreeSources): (categoryKey: string) => MenuCategory | undefined {
  const byKey = new Map(sources.categories.map((category) => [category.key, category]))
  const byParent = Map.groupBy(sources.categories, (category) => category.parentKey)

  function entryOf(category: Category): MenuCategory | undefined {
    if (category.pageType === 'CampaignPage') return undefined
    const productCount = sources.count(category.key)
    if (productCount === 0) return undefined
    const subCategories = (byParent.get(category.key) ?? []).flatMap((child) => entryOf(child) ?? [])
    const image = sources.image(category.imageFile, category.name)
    return {
      name: category.name,
      url: sources.address(stripFixedPrefix(category.path)),
      ...(image && { image, thumbnail: image }),
      nodeId: category.key,
      pageType: category.pageType,
      hasSubCategories: subCategories.length > 0,
      subCategories,
      productCount,
    }
  }

  return (key) => {
    const category = byKey.get(key)
    return category && entryOf(category)
  }
}

/** The top of the tree in its own order, or the editor's tabs. */
export function primaryLinks(sources: MenuTreeSources, tabs: MenuContent['tabs']): readonly MenuCategory[] {
  const find = menuTree(sources)
  if (tabs.length === 0)
    return sources.categories.flatMap(({ key, parentKey }) => (parentKey === undefined ? (find(key) ?? []) : []))
  return tabs.flatMap((tab, index): MenuCategory[] => {
    const subCategories = tab.categoryKeys.flatMap((key) => find(key) ?? [])
    if (subCategories.length === 0) return []
    return [
      {
        name: tab.title,
        url: tab.to,
        ...(tab.showAll !== undefined && { showAll: tab.showAll }),
        nodeId: `tab-${index}`,
        pageType: 'RootCategoryPage',
        hasSubCategories: true,
        subCategories,
        productCount: subCategories.reduce((sum, category) => sum + category.productCount, 0),
      },
    ]
  })
}

/** Without `includeSubcategories` a link only says that there are subcategories. */
export function withoutSubCategories(links: readonly MenuCategory[]): readonly MenuCategory[] {
  return links.map((link) => ({ ...link, subCategories: [] }))
}
