import { useId, type ReactNode } from 'react'
import { MEGA_MENU_COLUMNS, type MenuModel } from '@firkant/domain/menu/menu.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { menuLevels, type MenuPlace } from '../menu-levels.ts'
import { MenuBlock } from '../parts/menu-block.tsx'
import { MenuClose } from '../parts/menu-head.tsx'
import { MenuLinks } from '../parts/menu-links.tsx'
import { menuTabId, MenuTabRow } from '../parts/menu-tab-row.tsx'
import { MegaContent } from './mega-content.tsx'
import { MegaFoot } from './mega-foot.tsx'
import style from './mega-menu.module.css'
import { megaTabs, ROOMS_TAB } from './mega-tabs.ts'
import { menuTexts } from '../menu.texts.ts'

export interface MegaViewProps {
  readonly menu: MenuModel
  readonly place: MenuPlace
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Tabs above the columns of the chosen one. */
export function MegaWide({ menu, place, isOpen, onClose }: MegaViewProps): ReactNode {
  const { texts } = useShop()
  const own = useTexts(menuTexts)
  const panelId = useId()
  const tabs = megaTabs(menu, own)
  const chosen = tabs.find(({ key }) => key === place.tab)?.key ?? tabs[0]?.key ?? ROOMS_TAB
  const block = chosen === ROOMS_TAB ? menu.roomsImageBlock : menu.mainMenuImageBlock
  const columns = menu.primaryLinks.find(({ nodeId }) => nodeId === chosen)?.subCategories.length ?? 0
  const hasRoom = columns % MEGA_MENU_COLUMNS === 2
  return (
    <>
      <div className={style.top}>
        <MenuTabRow
          tabs={tabs}
          chosen={chosen}
          onChoose={menuLevels.chooseTab}
          label={texts.text('shell.menu')}
          panelId={panelId}
        />
        <MenuLinks links={menu.secondaryLinksLeft} side="left" look="tabs" />
        <MenuClose onClose={onClose} className={style.topClose} />
      </div>
      <div className={style.body} data-block={block ? '' : undefined}>
        <div id={panelId} className={style.tabPanel} role="tabpanel" aria-labelledby={menuTabId(panelId, chosen)}>
          <MegaContent menu={menu} tab={chosen} isWide />
        </div>
        {block && <MenuBlock block={block} place={hasRoom ? 'last-row' : undefined} />}
      </div>
      <MegaFoot menu={menu} isOpen={isOpen} />
    </>
  )
}
