import type { KeyboardEvent, ReactNode } from 'react'
import { nextTab } from '@firkant/ui/tabs/next-tab.ts'
import style from './menu-tabs.module.css'

export interface MenuTab {
  readonly key: string
  readonly name: string
}

interface MenuTabRowProps {
  readonly tabs: readonly MenuTab[]
  readonly chosen: string
  readonly onChoose: (key: string) => void
  readonly label: string
  /** Id of the region that shows the chosen tab. */
  readonly panelId: string
}

export const menuTabId = (panelId: string, key: string) => `${panelId}-${key}`

export function MenuTabRow({ tabs, chosen, onChoose, label, panelId }: MenuTabRowProps): ReactNode {
  function move(event: KeyboardEvent, index: number): void {
    const to = nextTab(event.key, index, tabs.length)
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    onChoose(tab.key)
    document.getElementById(menuTabId(panelId, tab.key))?.focus()
  }
  return (
    <div className={style.tabs} role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={menuTabId(panelId, tab.key)}
          className={style.tab}
          data-part="menu-tab"
          aria-selected={tab.key === chosen}
          aria-controls={panelId}
          tabIndex={tab.key === chosen ? 0 : -1}
          onClick={() => onChoose(tab.key)}
          onKeyDown={(event) => move(event, index)}
        >
          {tab.name}
        </button>
      ))}
    </div>
  )
}
