import { useLayoutEffect, useRef, useSyncExternalStore, type FocusEvent, type ReactNode } from 'react'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { PanelLink } from '../../platform/panels/panel-link.tsx'
import { useShop } from '../../platform/shop-context.ts'
import style from './confirmation-list.module.css'
import type { ConfirmationListProps } from './confirmation-region.tsx'
import { confirmations, NO_CONFIRMATIONS, type ConfirmationAction, type ShownConfirmation } from './confirmations.ts'
import '#brand/art-confirmation.css'

function Action({ action }: { action: ConfirmationAction }): ReactNode {
  if ('panel' in action) {
    return (
      <PanelLink panel={action.panel} href={action.href} className={style.action} part="confirmation-action">
        {action.label}
      </PanelLink>
    )
  }
  return (
    <button type="button" className={style.action} data-part="confirmation-action" onClick={action.run}>
      {action.label}
    </button>
  )
}

interface LineProps extends ConfirmationListProps {
  readonly shown: ShownConfirmation
  readonly onDone: () => void
}

function Line({ shown, place, onDone }: LineProps): ReactNode {
  const { texts } = useShop()
  return (
    <li className={style.line} data-part="confirmation" data-place={place}>
      <span className={style.text}>{shown.text}</span>
      {shown.action && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a click on what it holds, by mouse or key, ends here
        <span className={style.actions} onClick={onDone}>
          <Action action={shown.action} />
        </span>
      )}
      <button
        type="button"
        className={style.close}
        data-part="confirmation-close"
        aria-label={texts.text('confirmations.dismiss', { text: shown.text })}
        onClick={onDone}
      >
        <Icon name="close" className={style.closeIcon} />
      </button>
    </li>
  )
}

/** Shown above the page without taking the focus. The text is also announced in the live region. */
export function ConfirmationList({ place }: ConfirmationListProps): ReactNode {
  const { texts } = useShop()
  const list = useSyncExternalStore(confirmations.subscribe, confirmations.current, () => NO_CONFIRMATIONS)
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const isPage = place === 'page'
  useLayoutEffect(() => {
    if (isPage) region.current?.showPopover()
  }, [isPage])

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    confirmations.hold()
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const done = (id: number) => {
    // The focus would be lost with the removed line.
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true })
    confirmations.dismiss(id)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is not used, only read: so it waits
    <section
      ref={region}
      popover={isPage ? 'manual' : undefined}
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
        {list.map((shown) => (
          <Line key={shown.id} shown={shown} place={place} onDone={() => done(shown.id)} />
        ))}
      </ul>
    </section>
  )
}
