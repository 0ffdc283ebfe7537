import type { CSSProperties, ReactNode } from 'react'
import { storefront } from '#brand'
import { bannerOf, type ShownBanner } from '@firkant/domain/banner/site-banner.ts'
import { formatShortDate, formatTime } from '@firkant/domain/format/format-date.ts'
import { Countdown } from '@firkant/ui/countdown/countdown.tsx'
import { EditorHtml } from '../blocks/editorial/editor-html.tsx'
import { useDynamicData } from '../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../platform/shop-context.ts'
import { ShopLink } from '../platform/shop-link.tsx'
import style from './site-banner-view.module.css'
import { useHasPassed } from '../platform/use-has-passed.ts'

function BannerCountdown({ end }: { end: string }): ReactNode {
  const { texts, language } = useShop()
  const endsAt = new Date(end)
  return (
    <span className={style.countdown} data-part="banner-countdown">
      <Countdown
        endsAt={endsAt}
        lead={texts.text('banner.endsIn')}
        endText={() =>
          texts.text('banner.endsOn', { day: formatShortDate(language, endsAt), time: formatTime(language, endsAt) })
        }
        units={{
          days: texts.text('product.days'),
          hours: texts.text('product.hours'),
          minutes: texts.text('product.minutes'),
          seconds: texts.text('product.seconds'),
        }}
      />
    </span>
  )
}

/** `*Hjemmedage:* sofaer er sat ned`: emphasised part and the rest, which some brands hide on phones. */
function BannerText({ text }: { text: string }): ReactNode {
  return text.split(/\*([^*]+)\*/).map((part, index) => {
    const isStressed = index % 2 === 1
    const Part = isStressed ? 'em' : 'span'
    return (
      part && (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
        <Part key={index} className={isStressed ? style.stress : undefined}>
          {part}
        </Part>
      )
    )
  })
}

function BannerLine({ banner }: { banner: ShownBanner }): ReactNode {
  const { texts } = useShop()
  const { message, countdown, link, content, backgroundColor, textColor } = banner
  const isOver = useHasPassed(countdown)
  const isPlain = !countdown && !content
  const colours = { '--banner-ground': backgroundColor, '--banner-ink': textColor } as CSSProperties
  return (
    <div className={style.frame} data-over={isOver || undefined} inert={isOver}>
      <aside
        className={style.banner}
        style={colours}
        data-part="site-banner"
        aria-label={texts.text('banner.label', { brand: storefront.name })}
      >
        <div className={style.row} data-plain={isPlain || undefined}>
          <p
            className={style.message}
            data-part="banner-message"
            data-plain={isPlain || undefined}
            data-with={Boolean(countdown ?? link ?? content) || undefined}
          >
            <BannerText text={message} />
          </p>
          {countdown && <BannerCountdown end={countdown} />}
          {link && (
            <ShopLink
              link={link}
              className={isPlain ? `${style.link} ${style.plainLink ?? ''}` : style.link}
              part="banner-link"
            />
          )}
          {content && (
            <details className={style.more}>
              <summary className={style.summary}>{texts.text('banner.more')}</summary>
              <EditorHtml html={content} className={style.content} />
            </details>
          )}
        </div>
      </aside>
    </div>
  )
}

/** The line above the header. It comes with the document, so that nothing shifts. */
export function SiteBanner({ pageName }: { pageName: string }): ReactNode {
  const banner = bannerOf(useDynamicData('siteBanner').data, pageName)
  return banner && <BannerLine banner={banner} />
}
