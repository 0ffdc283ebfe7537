import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { DynamicContext } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import type { MenuModel } from '@firkant/domain/menu/menu.ts'
import { currentOverlay } from '../content/content-overlay.ts'
import { buildMenu, type BuiltMenu, type MenuSources } from './build-menu.ts'
import { withoutSubCategories } from './menu-tree.ts'

/** The menu is the same for everyone: built once per market, and again when content or catalogue change. */
export interface MenuCache {
  readonly load: (requester: { market: Market; now: Date }, context: DynamicContext | undefined) => Promise<MenuModel>
  readonly changed: () => void
}

/** Scheduled prices change what a category lists, without an event. */
const MAX_AGE_MS = MINUTE_MS

interface CachedMenu {
  readonly built: Promise<BuiltMenu>
  readonly madeAt: number
}

function includesSubcategories(context: DynamicContext | undefined): boolean {
  return typeof context === 'object' && context.includeSubcategories === true
}

export function createMenuCache(sources: MenuSources): MenuCache {
  const menus = new Map<string, CachedMenu>()

  async function menuOf(requester: { market: Market; now: Date }): Promise<MenuModel> {
    const { market, now } = requester
    const known = menus.get(market.key)
    const age = known ? now.getTime() - known.madeAt : 0
    const cached =
      known && age >= 0 && age < MAX_AGE_MS ? known : { built: buildMenu(sources, requester), madeAt: now.getTime() }
    menus.set(market.key, cached)
    const forget = () => {
      if (menus.get(market.key) === cached) menus.delete(market.key)
    }
    try {
      const { menu, isStale } = await cached.built
      if (isStale) forget()
      return menu
    } catch (error) {
      forget()
      throw error
    }
  }

  return {
    async load(requester, context) {
      const menu = currentOverlay() ? (await buildMenu(sources, requester)).menu : await menuOf(requester)
      if (includesSubcategories(context)) return menu
      return { ...menu, primaryLinks: withoutSubCategories(menu.primaryLinks) }
    },
    changed: () => menus.clear(),
  }
}
