import type { ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { formatShortDate, formatTime } from '@firkant/domain/format/format-date.ts'
import { Countdown } from '@firkant/ui/countdown/countdown.tsx'
import { ShopLink } from '../../platform/shop-link.tsx'
import { useHasPassed } from '../../platform/use-has-passed.ts'
import { useShop } from '../../platform/shop-context.ts'
import { EmphasisedHeading } from '../emphasised-heading.tsx'
import themed from '../themed.module.css'
import style from './countdown-block.module.css'
import '#brand/art-content.css'

const CLOCK_PARTS = {
  root: style.running,
  end: style.end,
  digits: style.digits,
  unit: style.unit,
  figure: style.figure,
}

function Clock({ to, hasEnded, place }: { to: string; hasEnded: boolean; place: string }): ReactNode {
  const { texts, language } = useShop()
  const endsAt = new Date(to)
  const endText = () =>
    texts.text(hasEnded ? 'blocks.endedOn' : 'blocks.endsOn', {
      day: formatShortDate(language, endsAt),
      time: formatTime(language, endsAt),
    })
  return (
    <div className={`${style.clock} ${place}`} data-ended={hasEnded || undefined}>
      <Countdown
        // The end has other words than the way to it.
        key={String(hasEnded)}
        endsAt={endsAt}
        lead=""
        classes={CLOCK_PARTS}
        endText={endText}
        units={{
          days: texts.text('blocks.days'),
          hours: texts.text('blocks.hours'),
          minutes: texts.text('blocks.minutes'),
          seconds: texts.text('blocks.seconds'),
        }}
      />
    </div>
  )
}

/** Countdown to a moment; then the text for afterwards, or zeros. */
export function CountdownBlock(props: BlockProps['Countdown']): ReactNode {
  const { heading, text, to, endedText, link, theme } = props
  const hasPassed = useHasPassed(to)
  const hasEnded = props.hasEnded || hasPassed
  const place = heading || text ? '' : (style.alone ?? '')
  return (
    <section className={`${themed.themed} ${style.countdown}`} data-theme={theme} data-part="countdown-block">
      {(heading || text) && (
        <div className={style.words}>
          {heading && (
            <h2 className={style.heading}>
              <EmphasisedHeading text={heading} />
            </h2>
          )}
          {text && <p className={style.text}>{text}</p>}
        </div>
      )}
      {hasEnded && endedText ? (
        <p className={`${style.ended} ${place}`}>{endedText}</p>
      ) : (
        <Clock to={to} hasEnded={hasEnded} place={place} />
      )}
      {link && <ShopLink link={link} part="button" />}
    </section>
  )
}
