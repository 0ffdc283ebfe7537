import { createContext, type ReactNode } from 'react'

/**
 * Live region and confirmations, needed wherever the visitor is. The page behind an open dialog is inert, so each
 * overlay renders its own copy.
 */
export const OverlayNoticesContext = createContext<ReactNode>(null)
