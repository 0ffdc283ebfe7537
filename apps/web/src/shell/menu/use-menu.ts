import type { MenuModel } from '@firkant/domain/menu/menu.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../platform/shop-context.ts'

/** From this width two levels stand side by side, and the mega menu hangs under the header. */
export const WIDE_MENU = '(width >= 1024px)'

const WHOLE = { includeSubcategories: true } as const

export interface MenuData {
  readonly menu: MenuModel | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Loaded when the menu opens, and cached for the visit. */
export function useMenu(isOpen: boolean): MenuData {
  const { dynamicData } = useShop()
  const { status, data } = useDynamicData('menu', { context: WHOLE, enabled: isOpen })
  return {
    menu: data ?? undefined,
    hasFailed: status === 'failed' || (status === 'loaded' && data === null),
    retry: () => void dynamicData.load('menu', WHOLE).catch(() => undefined),
  }
}
