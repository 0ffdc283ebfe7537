import { useEffect, useId, useRef, type ReactNode } from 'react'
import {
  CONSENT_CATEGORIES,
  CONSENT_CATEGORY_FIELD,
  CONSENT_CHOICE_FIELD,
  NO_CONSENT,
  type Consent,
} from '@firkant/domain/consent/consent.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { announcer } from '../../platform/announcer.ts'
import { PanelLink } from '../../platform/panels/panel-link.tsx'
import { useFrame } from '../../platform/use-frame.ts'
import style from './consent-banner.module.css'
import { ConsentFormFrame } from './consent-parts.tsx'
import parts from './consent-parts.module.css'
import { focusPage, makeRoomBelow } from './room-below.ts'
import { storedConsent, useConsentForm } from './use-consent-form.ts'
import { consentTexts } from './consent.texts.ts'

/** What was allowed before, and to be recognised. */
function Allowed({ stored }: { stored: Consent }): ReactNode {
  const allowed = { ...stored, personalisation: true }
  return CONSENT_CATEGORIES.filter((category) => allowed[category]).map((category) => (
    <input key={category} type="hidden" name={CONSENT_CATEGORY_FIELD} value={category} />
  ))
}

/** For somebody who came by a newsletter's link and refused to be recognised before: asked where they are, once. */
export function RecognitionQuestion({ onClose }: { onClose: () => void }): ReactNode {
  const texts = useTexts(consentTexts)
  const { frame } = useFrame()
  const headingId = useId()
  const question = useRef<HTMLElement>(null)
  const close = () => {
    focusPage(question.current)
    onClose()
  }
  const form = useConsentForm(close)
  const heading = texts.text('again.heading')
  useEffect(() => (question.current ? makeRoomBelow(question.current) : undefined), [])
  // It comes by itself, after the page.
  useEffect(() => announcer.announce(heading), [heading])
  return (
    <section
      ref={question}
      className={style.banner}
      data-part="consent-banner"
      data-of="recognition"
      aria-labelledby={headingId}
    >
      <ConsentFormFrame form={form} place="newsletter" className={style.form}>
        <Allowed stored={storedConsent() ?? NO_CONSENT} />
        <div className={style.words}>
          <h2 id={headingId} className={style.heading}>
            {heading}
          </h2>
          <p className={style.text}>{texts.text('again.text')}</p>
        </div>
        <div className={style.answers}>
          <div className={style.buttons}>
            <button type="button" data-part="button" data-variant="consent" className={parts.choice} onClick={close}>
              {texts.text('again.no')}
            </button>
            <button
              type="submit"
              name={CONSENT_CHOICE_FIELD}
              value="chosen"
              data-part="button"
              data-variant="consent"
              className={parts.choice}
            >
              {texts.text('again.yes')}
            </button>
          </div>
          <PanelLink panel="consent" href={frame?.cookiePage ?? '#'} part="text-link" className={style.more}>
            {texts.text('choose')}
          </PanelLink>
        </div>
      </ConsentFormFrame>
    </section>
  )
}
