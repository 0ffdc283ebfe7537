import type { MenuModel } from '@firkant/domain/menu/menu.ts'
import type { Translator } from '../../../texts/translator.ts'
import type { MenuTab } from '../parts/menu-tab-row.tsx'

export const ROOMS_TAB = 'rooms'

/** Whatever has more below it, and the rooms. */
export function megaTabs(menu: MenuModel, texts: Translator): readonly MenuTab[] {
  return [
    ...menu.primaryLinks.map(({ nodeId, name }) => ({ key: nodeId, name })),
    ...(menu.roomsLinks.length > 0 ? [{ key: ROOMS_TAB, name: texts.text('menu.rooms') }] : []),
  ]
}
