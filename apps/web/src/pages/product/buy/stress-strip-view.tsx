import { useEffect, type ReactNode } from 'react'
import type { Variant } from '@firkant/domain/catalog/product-card.ts'
import { formatTime, formatWeekday } from '@firkant/domain/format/format-date.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { MIN_PAGE_VIEWS } from '@firkant/domain/stock/page-views.ts'
import { stressMessage, type StressMessage } from '@firkant/domain/stock/stress-strip.ts'
import { Countdown } from '@firkant/ui/countdown/countdown.tsx'
import { Icon, type IconName } from '@firkant/ui/icon/icon.tsx'
import { usePageViews } from '../../../features/page-views/use-page-views.ts'
import { viewsText } from '../../../features/page-views/views-text.ts'
import { useShop } from '../../../platform/shop-context.ts'
import style from './stress-strip-view.module.css'
import { pageRefresher } from '../../../platform/navigation/loading/page-refresher.ts'

/** Clocks differ by seconds: an answer that is still the old one is fetched again, a few times. */
const RETRY_MS = 10_000
const MAX_ATTEMPTS = 6
/** Longest delay that setTimeout accepts. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** When a countdown ends its message is outdated: the page fetches the current one. */
function useRefreshAt(endsAt: string | undefined): void {
  useEffect(() => {
    if (endsAt === undefined) return
    const end = new Date(endsAt).getTime()
    let attempts = 0
    let timer: ReturnType<typeof setTimeout>
    function wait(): void {
      const left = attempts === 0 ? Math.max(0, end - Date.now()) : RETRY_MS
      timer = setTimeout(() => void refresh(), Math.min(left, MAX_TIMER_MS))
    }
    async function refresh(): Promise<void> {
      if (Date.now() < end) return wait()
      attempts += 1
      await pageRefresher.refresh()
      if (attempts < MAX_ATTEMPTS) wait()
    }
    wait()
    return () => {
      attempts = MAX_ATTEMPTS
      clearTimeout(timer)
    }
  }, [endsAt])
}

function EndCountdown({ endsAt, what }: { endsAt: Date; what: 'stockOut' | 'priceEnds' }): ReactNode {
  const { texts, language } = useShop()
  useRefreshAt(endsAt.toISOString())
  return (
    <Countdown
      endsAt={endsAt}
      classes={{ root: style.countdown, digits: style.digits, figure: style.figure }}
      lead={texts.text(`product.stress.${what}In`)}
      endText={() =>
        texts.text(`product.stress.${what}On`, {
          day: formatWeekday(language, endsAt),
          time: formatTime(language, endsAt),
        })
      }
      units={{
        days: texts.text('product.days'),
        hours: texts.text('product.hours'),
        minutes: texts.text('product.minutes'),
        seconds: texts.text('product.seconds'),
      }}
    />
  )
}

type OtherMessage = Exclude<StressMessage, { kind: 'pageViews' }>

const ICONS: Readonly<Record<OtherMessage['kind'], IconName>> = {
  stockOutCountdown: 'clock',
  discountCountdown: 'clock',
  sellingFast: 'bolt',
  riskStockOut: 'bolt',
}

function MessageText({ message }: { message: OtherMessage }): ReactNode {
  const { texts } = useShop()
  switch (message.kind) {
    case 'stockOutCountdown':
      return <EndCountdown endsAt={message.endsAt} what="stockOut" />
    case 'discountCountdown':
      return <EndCountdown endsAt={message.endsAt} what="priceEnds" />
    case 'sellingFast':
    case 'riskStockOut':
      return texts.text(`product.stress.${message.kind}`)
  }
}

interface StressStripProps {
  readonly model: ProductModel
  readonly variant: Variant | undefined
  /** Of the choice that is shown. */
  readonly isBuyable: boolean
}

/** Its place is in the document, so that it can be filled without React (`draw-page-views.ts`). */
function PageViews({ count }: { count: number | undefined }): ReactNode {
  const { language } = useShop()
  const isShown = count !== undefined
  return (
    <p className={style.stress} data-part={isShown ? 'stress' : undefined} data-kind="pageViews" hidden={!isShown}>
      <i className={style.pulse} data-part="pulse" />
      <span suppressHydrationWarning>{isShown ? viewsText(language, count) : ''}</span>
    </p>
  )
}

/** One urgency message, and the end of a temporary price. */
export function StressStrip({ model, variant, isBuyable }: StressStripProps): ReactNode {
  // On every product page: the request is what counts this visitor as a viewer.
  const pageViews = usePageViews(model.product.productKey)
  const messageAt = (views: number) =>
    stressMessage({
      isEnabled: model.showStressFactor,
      isBuyable,
      factors: variant?.stressFactor ? [variant.stressFactor] : [],
      pageViews: model.showPageViews ? views : 0,
    })
  const message = messageAt(pageViews)
  const automated = message?.kind === 'discountCountdown' ? undefined : model.automatedDiscountPriceCountdown
  const mayCount = messageAt(MIN_PAGE_VIEWS)?.kind === 'pageViews'
  const isEmpty = !message && automated === undefined
  if (!isBuyable || (isEmpty && !mayCount)) return null
  return (
    <div className={style.strip} data-part="stress-strip" hidden={isEmpty}>
      {mayCount && <PageViews count={message?.kind === 'pageViews' ? message.count : undefined} />}
      {message && message.kind !== 'pageViews' && (
        <p className={style.stress} data-part="stress" data-kind={message.kind}>
          <Icon name={ICONS[message.kind]} className={style.icon} />
          <MessageText message={message} />
        </p>
      )}
      {automated !== undefined && (
        <p className={style.stress} data-part="stress" data-kind="automatedDiscount">
          <Icon name="clock" className={style.icon} />
          <EndCountdown endsAt={new Date(automated)} what="priceEnds" />
        </p>
      )}
    </div>
  )
}
