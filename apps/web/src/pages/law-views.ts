import { AccessibilityPage } from './accessibility/accessibility-page.tsx'
import { EnergyPage } from './energy/energy-page.tsx'
import { GuaranteePage } from './guarantee/guarantee-page.tsx'
import { RecallsPage } from './recalls/recalls-page.tsx'
import { RightsPage } from './rights/rights-page.tsx'

export const lawViews = { RightsPage, RecallsPage, EnergyPage, GuaranteePage, AccessibilityPage } as const
