import { useEffect, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import { useShop } from '../../platform/shop-context.ts'
import { ConfirmationLine } from './confirmation-line.tsx'
import style from './confirmation-list.module.css'
import type { ConfirmationListProps } from './confirmation-region.tsx'
import { confirmations, type ShownConfirmation } from './confirmations.ts'
import { followCart } from './follow-cart.ts'

/** In a corner of the page, inside an open panel or modal, or at the header's cart. */
export type ConfirmationPlace = ConfirmationListProps['place'] | 'cart'

interface ConfirmationPopoverProps {
  readonly place: ConfirmationPlace
  readonly shown: readonly ShownConfirmation[]
}

/** What stands at the cart is closed by Escape; a dialog, or whoever has used the key, comes first. */
function useEscape(isOn: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog:modal')) close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

/** Above the page; Tab leads into it from where the focus is. */
function usePopover(place: ConfirmationPlace) {
  const region = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (place === 'overlay' || !region.current) return
    const { activeElement } = document
    region.current.showPopover(activeElement instanceof HTMLButtonElement ? { source: activeElement } : undefined)
    return place === 'cart' ? followCart(region.current) : undefined
  }, [place])
  return region
}

export function ConfirmationPopover({ place, shown }: ConfirmationPopoverProps): ReactNode {
  const { texts } = useShop()
  const region = usePopover(place)
  const cameFrom = useRef<HTMLElement>(null)
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    confirmations.hold()
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const done = (id: number) => {
    // The focus would be lost with the removed line.
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true })
    confirmations.dismiss(id)
  }
  // Whatever holds those that are left has gone with this one.
  useEffect(() => confirmations.release, [])
  useEscape(place === 'cart', () => {
    for (const { id, goods } of confirmations.current()) if (goods) done(id)
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is not used, only read: so it waits
    <section
      ref={region}
      popover={place === 'overlay' ? undefined : 'manual'}
      className={style.region}
      data-part="confirmations"
      data-place={place}
      aria-label={texts.text('confirmations.region')}
      onPointerEnter={confirmations.hold}
      onPointerLeave={confirmations.release}
      onFocus={onFocus}
      onBlur={confirmations.release}
    >
      <ul className={style.list} data-place={place}>
        {shown.map((each) => (
          <ConfirmationLine key={each.id} shown={each} place={place} onDone={() => done(each.id)} />
        ))}
      </ul>
    </section>
  )
}
