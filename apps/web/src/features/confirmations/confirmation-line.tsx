import type { ReactNode } from 'react'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { PanelLink } from '../../platform/panels/panel-link.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { AddedPictures, CheckoutLink } from './added-goods.tsx'
import style from './confirmation-list.module.css'
import type { ConfirmationPlace } from './confirmation-popover.tsx'
import type { ConfirmationAction, ShownConfirmation } from './confirmations.ts'

function Action({ action, part }: { action: ConfirmationAction; part: string }): ReactNode {
  if ('panel' in action) {
    return (
      <PanelLink panel={action.panel} href={action.href} className={style.action} part={part}>
        {action.label}
      </PanelLink>
    )
  }
  return (
    <button type="button" className={style.action} data-part={part} onClick={action.run}>
      {action.label}
    </button>
  )
}

interface LineProps {
  readonly shown: ShownConfirmation
  readonly place: ConfirmationPlace
  readonly onDone: () => void
}

/** One confirmation. What went into the cart has its picture; within a panel there is room for words alone. */
export function ConfirmationLine({ shown, place, onDone }: LineProps): ReactNode {
  const { texts } = useShop()
  const { text, action } = shown
  const goods = place === 'overlay' ? undefined : shown.goods
  return (
    <li
      className={goods ? style.added : style.line}
      data-part="confirmation"
      data-kind={goods ? 'added' : 'words'}
      data-place={place}
    >
      {goods && <AddedPictures skus={goods} />}
      <span className={goods ? style.addedText : style.text}>{text}</span>
      {action && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a click on what it holds, by mouse or key, ends here
        <span className={goods ? style.ways : style.actions} onClick={onDone}>
          <Action action={action} part={goods ? 'confirmation-way' : 'confirmation-action'} />
          {goods && <CheckoutLink />}
        </span>
      )}
      <button
        type="button"
        className={style.close}
        data-part="confirmation-close"
        aria-label={texts.text('confirmations.dismiss', { text })}
        onClick={onDone}
      >
        <Icon name="close" className={style.closeIcon} />
      </button>
    </li>
  )
}
