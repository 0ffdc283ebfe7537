import { useLayoutEffect, useSyncExternalStore } from 'react'
import { menuLevels, type MenuPlace } from './menu-levels.ts'

export function useMenuPlace(isOpen: boolean): MenuPlace {
  useLayoutEffect(() => {
    if (!isOpen) return
    menuLevels.opened()
    return menuLevels.closed
  }, [isOpen])
  return useSyncExternalStore(menuLevels.subscribe, menuLevels.current, menuLevels.current)
}
