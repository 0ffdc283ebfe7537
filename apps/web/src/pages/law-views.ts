import { RecallsPage } from './recalls/recalls-page.tsx'
import { RightsPage } from './rights/rights-page.tsx'

export const lawViews = { RightsPage, RecallsPage } as const
