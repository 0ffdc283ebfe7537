import { createContext, type ReactNode } from 'react'

/**
 * What must be heard and seen wherever the visitor is: live region, confirmations. While a dialog is open the page
 * behind it is mute, so each overlay holds its own copy.
 */
export const OverlayNoticesContext = createContext<ReactNode>(null)
