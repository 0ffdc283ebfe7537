import type { ReactNode } from 'react'

/** Mails about a list: switched on and off by its owner. */
export function ListAlerts(): ReactNode {
  return null
}
