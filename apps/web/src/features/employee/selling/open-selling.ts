import { sitePanels } from '../../../platform/panels/site-panels.ts'

/** Names the view of the employees' panel. */
export const SELLING = 'selling'

export function openSelling(): void {
  sitePanels.open('employee-stores', SELLING)
}
