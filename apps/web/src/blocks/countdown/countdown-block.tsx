import type { ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { formatShortDate, formatTime } from '@firkant/domain/format/format-date.ts'
import { Countdown } from '@firkant/ui/countdown/countdown.tsx'
import { ShopLink } from '../../shell/shop-link.tsx'
import { useHasPassed } from '../../shell/use-has-passed.ts'
import { useShop } from '../../start/shop-context.ts'
import { EmphasisedHeading } from '../emphasised-heading.tsx'
import themed from '../themed.module.css'
import style from './countdown-block.module.css'
import '#brand/page-content.css'

function Clock({ to, hasEnded }: { to: string; hasEnded: boolean }): ReactNode {
  const { texts, language } = useShop()
  const endsAt = new Date(to)
  const words = { day: formatShortDate(language, endsAt), time: formatTime(language, endsAt) }
  return (
    <div className={style.clock} data-part="countdown-clock" data-ended={hasEnded || undefined}>
      <Countdown
        endsAt={endsAt}
        lead=""
        endText={texts.text(hasEnded ? 'blocks.endedOn' : 'blocks.endsOn', words)}
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

/** What remains until a moment. Then the words for afterwards, or zeros. */
export function CountdownBlock(props: BlockProps['Countdown']): ReactNode {
  const { heading, text, to, endedText, link, theme } = props
  const hasPassed = useHasPassed(to)
  const hasEnded = props.hasEnded || hasPassed
  return (
    <section className={`${themed.themed} ${style.countdown}`} data-theme={theme}>
      <div className={style.words} data-part="countdown-words">
        {heading && (
          <h2>
            <EmphasisedHeading text={heading} />
          </h2>
        )}
        {text && <p>{text}</p>}
      </div>
      {hasEnded && endedText ? (
        <p className={style.ended} data-part="countdown-ended">
          {endedText}
        </p>
      ) : (
        <Clock to={to} hasEnded={hasEnded} />
      )}
      {link && <ShopLink link={link} part="button" />}
    </section>
  )
}
