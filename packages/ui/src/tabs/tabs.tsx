import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { nextTab } from './next-tab.ts'
import style from './tabs.module.css'

export interface Tab {
  readonly key: string
  readonly label: string
  readonly content: ReactNode
}

interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string
  /** At least one. */
  readonly tabs: readonly Tab[]
  /** `automatic`: arrow keys show a tab at once. `manual`: they only move focus, for content that must be loaded. */
  readonly activation?: 'automatic' | 'manual'
  readonly onShow?: ((key: string) => void) | undefined
}

/** The shown tab, and the focused one. */
function useTabs({ tabs, activation = 'automatic', onShow }: TabsProps) {
  const [shown, setShown] = useState(0)
  const [reached, setReached] = useState(0)
  const show = (index: number) => {
    setReached(index)
    if (index === shown) return
    setShown(index)
    const tab = tabs[index]
    if (tab) onShow?.(tab.key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, reached, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    if (activation === 'automatic') show(next)
    else setReached(next)
  }
  const onBlur = (event: FocusEvent) => {
    // Focus returns to the shown tab.
    if (!event.currentTarget.contains(event.relatedTarget)) setReached(shown)
  }
  return { shown, reached, show, onKeyDown, onBlur }
}

/** Tabs; without scripts the contents are stacked, each under its name. */
export function Tabs(props: TabsProps): ReactNode {
  const { label, tabs } = props
  const id = useId()
  const { shown, reached, show, onKeyDown, onBlur } = useTabs(props)
  return (
    <div className={style.tabs}>
      <div className={style.list} role="tablist" aria-label={label} {...{ onKeyDown, onBlur }}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            className={style.tab}
            aria-selected={index === shown}
            aria-controls={`${id}-panel-${tab.key}`}
            tabIndex={index === reached ? 0 : -1}
            onClick={() => show(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          className={style.panel}
          aria-labelledby={`${id}-tab-${tab.key}`}
          tabIndex={0}
          hidden={index !== shown}
        >
          <p className={style.name}>{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  )
}
