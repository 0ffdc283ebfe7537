import type { MenuModel } from '@firkant/domain/menu/menu.ts'
import type { MenuTexts } from '../menu.texts.ts'
import type { MenuTab } from '../parts/menu-tab-row.tsx'

export const ROOMS_TAB = 'rooms'

/** Categories with children, and the rooms. */
export function megaTabs(menu: MenuModel, own: MenuTexts): readonly MenuTab[] {
  return [
    ...menu.primaryLinks.map(({ nodeId, name }) => ({ key: nodeId, name })),
    ...(menu.roomsLinks.length > 0 ? [{ key: ROOMS_TAB, name: own.text('menu.rooms') }] : []),
  ]
}
