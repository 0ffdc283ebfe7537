import { useSyncExternalStore, type ReactNode } from 'react'
import { useMedia } from '../../platform/use-media.ts'
import { ConfirmationPopover } from './confirmation-popover.tsx'
import type { ConfirmationListProps } from './confirmation-region.tsx'
import { confirmations, NO_CONFIRMATIONS } from './confirmations.ts'
import '#brand/art-confirmation.css'

/** Where the header's cart is under the eye of whoever has put something into it. */
const WIDE = '(width > 768px)'

/**
 * Shown above the page without taking the focus. The text is also announced in the live region. In a wide window what
 * went into the cart is confirmed at the header's cart, the newest alone; the rest, and all of it on a phone, below.
 */
export function ConfirmationList({ place }: ConfirmationListProps): ReactNode {
  const list = useSyncExternalStore(confirmations.subscribe, confirmations.current, () => NO_CONFIRMATIONS)
  const isWide = useMedia(WIDE)
  const isApart = place === 'page' && isWide
  const atCart = isApart ? list.filter(({ goods }) => goods).slice(-1) : NO_CONFIRMATIONS
  const others = isApart ? list.filter(({ goods }) => !goods) : list
  const regions = [
    { place: isApart ? ('cart' as const) : place, shown: atCart },
    { place, shown: others },
  ]
  return regions.map(
    ({ place: at, shown }, index) =>
      shown.length > 0 && <ConfirmationPopover key={index === 0 ? 'cart' : 'others'} place={at} shown={shown} />,
  )
}
