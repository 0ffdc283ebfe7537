import { useEffect, useState, type ReactNode } from 'react'
import { pageRefresher } from '../../platform/navigation/page-refresher.ts'
import style from '../order/order-page.module.css'
import { useOrderTexts } from '../order/use-order-texts.ts'

const LOOK_EVERY_MS = 2500
/** Banks answer within seconds; after this the mail tells. */
const MOST_LOOKS = 72

/** The bank's word may come after the buyer: the page looks for it by itself, and by its link without scripts. */
export function WaitingForBank({ number, reloadUrl }: { number: string; reloadUrl: string }): ReactNode {
  const { text } = useOrderTexts()
  const [looks, setLooks] = useState(0)
  const isLong = looks >= MOST_LOOKS
  useEffect(() => {
    if (isLong) return undefined
    let isGone = false
    const timer = setTimeout(
      () => void pageRefresher.refresh().then(() => !isGone && setLooks(looks + 1)),
      LOOK_EVERY_MS,
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [looks, isLong])
  return (
    <div className={style.narrow} data-part="order-confirmation" data-status="waiting">
      <h1 className={style.narrowTitle} data-part="find-order-title">
        {text('waitingHeading')}
      </h1>
      <p role="status">{text(isLong ? 'waitingLong' : 'waitingText', { number })}</p>
      <p>
        <a href={reloadUrl} data-part="text-link">
          {text('reload')}
        </a>
      </p>
    </div>
  )
}
