import type { ReactNode } from 'react'
import type { PanelProps } from '../../platform/panels/panel-code.ts'
import { EmployeeStoresPanel } from './employee-stores-panel.tsx'
import { SELLING } from './selling/open-selling.ts'
import { SellingPanel } from './selling/selling-panel.tsx'

/** What employees do beside the page: one name among the panels, because shoppers load the names of all. */
export function EmployeePanel(props: PanelProps): ReactNode {
  return props.detail === SELLING ? <SellingPanel {...props} /> : <EmployeeStoresPanel {...props} />
}
