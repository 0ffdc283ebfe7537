import { createContext, use } from 'react'
import type { Loadable } from '../lazy-code/loadable.ts'
import type { SitePanel } from './site-panels.ts'

/** Props of every panel: it renders a drawer that is open, or closing, by `isOpen`. */
export interface PanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly detail: unknown
}

export interface PanelCode {
  /** Renders panels and modals; loaded with the first of them. */
  readonly overlays: Loadable<object>
  readonly panels: Readonly<Partial<Record<SitePanel, Loadable<PanelProps>>>>
}

/** Without it a link to a panel leads to the page. */
export const PanelCodeContext = createContext<PanelCode | undefined>(undefined)

export interface PanelLoader {
  readonly isLoaded: () => boolean
  readonly load: () => Promise<unknown>
}

/** Loads a panel's chunk together with the overlays' chunk. */
export function usePanelLoader(name: SitePanel): PanelLoader | undefined {
  const code = use(PanelCodeContext)
  const panel = code?.panels[name]
  if (!panel) return undefined
  return {
    isLoaded: () => Boolean(panel.peek() && code.overlays.peek()),
    load: () => Promise.all([panel.load(), code.overlays.load()]),
  }
}
