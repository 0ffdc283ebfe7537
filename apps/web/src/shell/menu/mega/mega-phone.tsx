import { useId, type ReactNode } from 'react'
import { storefront } from '#brand'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { menuLevels } from '../menu-levels.ts'
import { MenuLinks } from '../parts/menu-links.tsx'
import { menuTabId, MenuTabRow } from '../parts/menu-tab-row.tsx'
import { MegaContent } from './mega-content.tsx'
import { MenuDelivery } from '../parts/menu-delivery.tsx'
import { MegaFoot } from './mega-foot.tsx'
import style from './mega-menu.module.css'
import { megaTabs } from './mega-tabs.ts'
import type { MegaViewProps } from './mega-wide.tsx'
import { menuTexts } from '../menu.texts.ts'

/** Matches no tab: all of them are closed. */
const NONE = ''

function TabsInRow({ menu, place }: MegaViewProps): ReactNode {
  const { texts } = useShop()
  const own = useTexts(menuTexts)
  const panelId = useId()
  const tabs = megaTabs(menu, own)
  const chosen = tabs.find(({ key }) => key === place.tab)?.key ?? tabs[0]?.key ?? NONE
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
      </div>
      <div id={panelId} className={style.tabPanel} role="tabpanel" aria-labelledby={menuTabId(panelId, chosen)}>
        <MegaContent menu={menu} tab={chosen} isWide={false} />
      </div>
    </>
  )
}

function TabsInColumn({ menu, place }: MegaViewProps): ReactNode {
  const own = useTexts(menuTexts)
  const tabs = megaTabs(menu, own)
  const open = place.tab ?? tabs[0]?.key
  return (
    <>
      <ul>
        {tabs.map(({ key, name }) => (
          <li key={key} className={style.section} data-open={key === open || undefined}>
            <button
              type="button"
              className={style.sectionHead}
              data-part="menu-section-head"
              aria-expanded={key === open}
              onClick={() => menuLevels.chooseTab(key === open ? NONE : key)}
            >
              {name}
              <Icon name="right" className={style.sectionIcon} />
            </button>
            {key === open && (
              <div className={style.sectionBody}>
                <MegaContent menu={menu} tab={key} isWide={false} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <MenuLinks links={menu.secondaryLinksLeft} side="left" look="list" />
    </>
  )
}

/** One scrolling column. */
export function MegaPhone(props: MegaViewProps): ReactNode {
  const layout = storefront.layout.menu
  const View = layout.kind === 'mega' && layout.phone === 'tabs' ? TabsInRow : TabsInColumn
  return (
    <div className={style.scroll}>
      <View {...props} />
      <MenuDelivery />
      <MegaFoot menu={props.menu} isOpen={props.isOpen} />
    </div>
  )
}
