import { createContext, use } from 'react'
import type { Loadable } from '../loadable.ts'
import type { SitePanel } from './site-panels.ts'

/** What every panel is given. It draws a drawer that is open or closing as `isOpen` says. */
export interface PanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly detail: unknown
}

export interface PanelCode {
  /** What shows panels and modals; fetched with the first of them. */
  readonly overlays: Loadable<object>
  readonly panels: Readonly<Partial<Record<SitePanel, Loadable<PanelProps>>>>
}

/** Without it a link to a panel is a link to its page. */
export const PanelCodeContext = createContext<PanelCode | undefined>(undefined)

export interface PanelLoader {
  readonly isLoaded: () => boolean
  readonly load: () => Promise<unknown>
}

/** For whoever opens a panel: its own code and what shows it, as one. */
export function usePanelLoader(name: SitePanel): PanelLoader | undefined {
  const code = use(PanelCodeContext)
  const panel = code?.panels[name]
  if (!panel) return undefined
  return {
    isLoaded: () => Boolean(panel.peek() && code.overlays.peek()),
    load: () => Promise.all([panel.load(), code.overlays.load()]),
  }
}
