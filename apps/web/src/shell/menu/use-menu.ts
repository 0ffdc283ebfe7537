import type { MenuModel } from '@firkant/domain/menu/menu.ts'
import { useDynamicData } from '../../features/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../start/shop-context.ts'

const WHOLE = { includeSubcategories: true } as const

export interface MenuData {
  readonly menu: MenuModel | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Asked for when the menu opens, and kept for the visit. */
export function useMenu(isOpen: boolean): MenuData {
  const { dynamicData } = useShop()
  const { status, data } = useDynamicData('menu', { context: WHOLE, enabled: isOpen })
  return {
    menu: data ?? undefined,
    hasFailed: status === 'failed' || (status === 'loaded' && data === null),
    retry: () => void dynamicData.load('menu', WHOLE).catch(() => undefined),
  }
}
