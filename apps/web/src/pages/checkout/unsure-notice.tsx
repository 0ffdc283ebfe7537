import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../platform/use-texts.ts'
import type { Placing } from '../../features/checkout/use-place-order.ts'
import { checkoutTexts } from '../../features/checkout/checkout.texts.ts'
import style from './notices.module.css'

/** Sent without an answer: a retry with the same key gives the same order. */
export function UnsureNotice({ placing }: { placing: Placing }): ReactNode {
  const { text } = useTexts(checkoutTexts)
  const notice = useRef<HTMLDivElement>(null)
  const isWaiting = placing.state === 'waiting'
  const isUnsure = isWaiting || placing.state === 'unsure'
  useEffect(() => {
    if (isUnsure) notice.current?.focus()
  }, [isUnsure])
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="alert"
      className={style.unsure}
      data-part="checkout-unsure"
      hidden={!isUnsure}
    >
      {isUnsure && (
        <>
          <p>{text(isWaiting ? 'orderWaits' : 'notSure')}</p>
          <button type="button" data-part="button" onClick={placing.retry}>
            {text('askAgain')}
          </button>
        </>
      )}
    </div>
  )
}
