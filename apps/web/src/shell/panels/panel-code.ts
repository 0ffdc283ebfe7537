import type { Loadable } from '../../platform/loadable.ts'
import type { SitePanel } from './site-panels.ts'

export interface PanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly detail: unknown
}

/** Each panel's code, fetched on intent. */
const CODE: Readonly<Partial<Record<SitePanel, Loadable<PanelProps>>>> = {}

export function panelCode(name: SitePanel): Loadable<PanelProps> | undefined {
  return CODE[name]
}
