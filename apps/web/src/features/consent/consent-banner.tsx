import { useId, type ReactNode } from 'react'
import { storefront } from '#brand'
import { useTexts } from '../../platform/use-texts.ts'
import { PanelLink } from '../../platform/panels/panel-link.tsx'
import { useFrame } from '../../platform/use-frame.ts'
import style from './consent-banner.module.css'
import { ChoiceButton, ConsentFormFrame } from './consent-parts.tsx'
import { useConsentForm } from './use-consent-form.ts'
import { focusPage, useRoomBelow } from './use-room-below.ts'
import { consentTexts } from './consent.texts.ts'

/** The first question of a visit. It waits at the edge: nothing behind it is blocked. */
export function ConsentBanner(): ReactNode {
  const texts = useTexts(consentTexts)
  const { frame } = useFrame()
  const headingId = useId()
  const banner = useRoomBelow()
  const form = useConsentForm(() => focusPage(banner.current))
  return (
    <section ref={banner} className={style.banner} data-part="consent-banner" aria-labelledby={headingId}>
      <ConsentFormFrame form={form} place="banner" className={style.form}>
        <div className={style.words}>
          <h2 id={headingId} className={style.heading}>
            {texts.text('heading', { brand: storefront.name })}
          </h2>
          <p className={style.text}>{texts.text('intro')}</p>
        </div>
        <div className={style.answers}>
          <div className={style.buttons}>
            <ChoiceButton choice="necessary" />
            <ChoiceButton choice="all" />
          </div>
          <PanelLink panel="consent" href={frame?.cookiePage ?? '#'} part="text-link" className={style.more}>
            {texts.text('choose')}
          </PanelLink>
        </div>
      </ConsentFormFrame>
    </section>
  )
}
