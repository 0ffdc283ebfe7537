import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { NewsletterStep } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { NewsletterErrorCode } from '@firkant/domain/newsletter/newsletter.ts'
import type { NewsletterModel } from '@firkant/domain/page/models/page-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { BlockList } from '../../blocks/block-list.tsx'
import { EmphasisedHeading } from '../../blocks/emphasised-heading.tsx'
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx'
import { NewsletterRefusal } from '../../features/newsletter/newsletter-refusal.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { MailLinkButton } from './mail-link-button.tsx'
import { NewsletterPreferencesView } from './newsletter-preferences-view.tsx'
import { PersonalisationField } from './personalisation-field.tsx'
import style from './newsletter-page.module.css'
import { newsletterPageTexts, type NewsletterPageKey } from './newsletter-page.texts.ts'
import '#brand/art-content.css'

type FormStep = 'signup' | 'empty' | 'invalid'
type MessageStep = Exclude<NewsletterStep, FormStep | 'preferences'>

const REFUSED: Readonly<Record<FormStep, NewsletterErrorCode | undefined>> = {
  signup: undefined,
  empty: 'emptyEmail',
  invalid: 'invalidEmail',
}

const STEP_TEXTS: Readonly<
  Record<
    MessageStep,
    { readonly heading: NewsletterPageKey; readonly text?: NewsletterPageKey; readonly button?: NewsletterPageKey }
  >
> = {
  sent: { heading: 'newsletter.sentHeading' },
  confirm: {
    heading: 'newsletter.confirmHeading',
    text: 'newsletter.confirmText',
    button: 'newsletter.confirmButton',
  },
  confirmed: { heading: 'newsletter.confirmedHeading', text: 'newsletter.confirmedText' },
  unsubscribe: {
    heading: 'newsletter.unsubscribeHeading',
    text: 'newsletter.unsubscribeText',
    button: 'newsletter.unsubscribeButton',
  },
  unsubscribed: { heading: 'newsletter.unsubscribedHeading', text: 'newsletter.unsubscribedText' },
  expired: { heading: 'newsletter.expiredHeading', text: 'newsletter.expiredText' },
}

const isFormStep = (step: NewsletterStep): step is FormStep => Object.hasOwn(REFUSED, step)

/** One step of signing up, confirming or unsubscribing. */
export function NewsletterPage({ page }: { page: PageWith<'NewsletterSignupPage'> }): ReactNode {
  const { step, written } = page.model
  if (written && isFormStep(step)) return <WrittenSignup step={step} written={written} />
  return (
    <div className={style.page} data-part="newsletter-page">
      <StepView model={page.model} />
    </div>
  )
}

function StepView({ model }: { model: NewsletterModel }): ReactNode {
  const { step } = model
  if (isFormStep(step)) return <NewsletterForm headingLevel={1} refused={REFUSED[step]} />
  return step === 'preferences' ? (
    <NewsletterPreferencesView model={model} />
  ) : (
    <MessageStepView step={step} model={model} />
  )
}

/** The form within an editor's page: in its own block, otherwise under the heading. */
function WrittenSignup({
  step,
  written,
}: {
  step: FormStep
  written: NonNullable<NewsletterModel['written']>
}): ReactNode {
  const { heading = '', intro, breadcrumbs, blocks, hasFormBlock } = written
  return (
    <NewsletterRefusal value={REFUSED[step]}>
      <Breadcrumbs crumbs={breadcrumbs} ground="beige" />
      <div className={style.page} data-part="newsletter-page" data-written="">
        <h1 className={style.heading}>
          <EmphasisedHeading text={heading} />
        </h1>
        {intro && <p className={style.text}>{intro}</p>}
        {!hasFormBlock && <NewsletterForm heading="" text="" refused={REFUSED[step]} />}
      </div>
      <BlockList blocks={blocks} />
    </NewsletterRefusal>
  )
}

function MessageStepView({ step, model }: { step: MessageStep; model: NewsletterModel }): ReactNode {
  const { texts } = useShop()
  const own = useTexts(newsletterPageTexts)
  const { heading, text, button } = STEP_TEXTS[step]
  const params = { brand: storefront.name }
  return (
    <>
      <h1 className={style.heading}>{own.text(heading, params)}</h1>
      <p className={style.text}>{text ? own.text(text, params) : texts.text('newsletter.sent')}</p>
      {step === 'expired' && <NewsletterForm heading="" text="" />}
      <MailLinkButton ask={model.ask} label={button && own.text(button)}>
        {model.personalisationText !== undefined && <PersonalisationField text={model.personalisationText} />}
      </MailLinkButton>
    </>
  )
}
