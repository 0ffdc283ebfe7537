import { useState, type MouseEvent, type ReactNode } from 'react'
import { shownArrival, type CodeStatus, type PaymentMethod } from '@firkant/domain/cart/checkout/checkout.ts'
import { chosenBeforehand } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { PAYMENT_OUTCOMES } from '@firkant/domain/checkout/checkout-address.ts'
import { sectionAnchor } from '@firkant/domain/checkout/checkout-sections.ts'
import { formatWeekday } from '@firkant/domain/format/format-date.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { cartOf } from '../../../features/cart/open-cart.ts'
import { refusalText } from '../../../features/cart/refusal-texts.ts'
import { checkoutTexts } from '../../../features/checkout/checkout.texts.ts'
import type { PaymentOutcome } from '../../../features/checkout/use-payment-outcome.ts'
import { useSectionForm } from '../../../features/checkout/use-section-form.ts'
import { ForEmployees } from '../../../features/employee/for-employees.tsx'
import { loadable } from '../../../platform/lazy-code/loadable.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './checkout-sections.module.css'
import { CodeForm } from '../summary/code-form.tsx'
import { MethodChoices } from './method-choices.tsx'
import type { PartProps } from './part-props.ts'
import { SectionForm } from './section-form.tsx'
import { SectionFrame } from './section-frame.tsx'

const receiptCode = loadable<object>(() =>
  import('../../../features/employee/selling/store-receipt.tsx').then((module) => module.StoreReceipt),
)

interface PaymentProps extends PartProps {
  readonly outcome: PaymentOutcome
}

/** The fragment names the result of a payment, and `:target` shows it. */
function PaymentOutcomes({ outcome: { shown } }: Pick<PaymentProps, 'outcome'>): ReactNode {
  const { text } = useTexts(checkoutTexts)
  return PAYMENT_OUTCOMES.map((each) => (
    <p
      key={each}
      id={each}
      className={style.outcome}
      data-part="form-outcome"
      data-tone="negative"
      data-shown={shown === each || undefined}
      hidden={shown !== 'unread' && shown !== each}
    >
      {text(each)}
    </p>
  ))
}

const STATUS_TEXTS: Readonly<Record<CodeStatus, 'codeWaiting' | 'codeOutdone' | undefined>> = {
  applied: undefined,
  waiting: 'codeWaiting',
  outdone: 'codeOutdone',
}

const CODE_FORMS = { add: 'addCode', remove: 'removeCode' } as const
const GIFT_CARD_FORMS = { add: 'addGiftCard', remove: 'removeGiftCard' } as const
const CODE_REFUSALS = [
  'unknown-code',
  'code-expired',
  'code-not-applicable',
  'code-requires-login',
  'too-many-codes',
] as const

function Codes({ model: { checkout }, page, onEdit }: PartProps): ReactNode {
  const shop = useShop()
  const { text } = useTexts(checkoutTexts)
  const onTouch = () => onEdit('payment')
  const refused = page.section === 'review' ? undefined : CODE_REFUSALS.find((code) => code === page.refused)
  const isUsed = checkout.discountCodes.length + checkout.giftCards.length > 0
  const isInvalid = page.wrong.some(({ field }) => field === 'discountCode' || field === 'giftCardCode')
  const { currency } = shop.market
  const isNeeded = isUsed || refused !== undefined || isInvalid
  const [isOpen, setOpen] = useState(isNeeded)
  // Opens when a code is active, and stays open when the last one is removed.
  if (isNeeded && !isOpen) setOpen(true)
  return (
    <details open={isOpen}>
      <summary className={style.codesTitle} data-part="checkout-codes-title">
        <Icon name="plus" />
        {text('codesHeading')}
      </summary>
      <div className={style.codeForms}>
        {refused && <p className={style.failure}>{refusalText(shop, refused, page.refusedDetail)}</p>}
        <CodeForm
          field="discountCode"
          forms={CODE_FORMS}
          invalid={page.wrong}
          onTouch={onTouch}
          used={checkout.discountCodes.map(({ code, status }) => {
            const note = STATUS_TEXTS[status]
            return { code, note: note && text(note) }
          })}
        />
        <CodeForm
          field="giftCardCode"
          forms={GIFT_CARD_FORMS}
          invalid={page.wrong}
          onTouch={onTouch}
          used={checkout.giftCards.map(({ code, amount }) => ({
            code,
            note: `−${formatTotal({ minor: minorOfDecimal(amount), currency })}`,
          }))}
        />
      </div>
    </details>
  )
}

const NOTES = ['card', 'vipps', 'swish', 'klarna', 'invoice'] as const

/** Swish takes the money at once, so who waits for the goods is told until when. */
function useNoteOf({ page: { invoiceDays }, model }: PartProps): (method: PaymentMethod) => readonly string[] {
  const { text, language } = useTexts(checkoutTexts)
  const { arrivesOn } = shownArrival(model.checkout)
  return ({ key }) => {
    const known = NOTES.find((each) => each === key)
    if (!known) return []
    const note = text(`paymentNote_${known}`, { days: invoiceDays })
    if (known !== 'swish' || arrivesOn === undefined) return [note]
    const day = formatWeekday(language, new Date(`${arrivesOn}T12:00:00Z`))
    return [note, text('paymentLate_swish', { day })]
  }
}

/** Nothing left to pay, so nothing to choose: a button to the next section, without scripts too. */
function NothingToPay({ page, onDone }: PartProps): ReactNode {
  const { text } = useTexts(checkoutTexts)
  const goOn = (event: MouseEvent) => {
    event.preventDefault()
    onDone()
  }
  return (
    <>
      <p className={style.calm} role="status">
        {`${text('nothingToPay')} ${text('noMethodNeeded')}`}
      </p>
      <div className={style.next}>
        <a href={`${page.pageUrl}#${sectionAnchor('review')}`} data-part="button" data-variant="next" onClick={goOn}>
          <span>{text('next')}</span>
        </a>
      </div>
    </>
  )
}

function Methods(props: PaymentProps): ReactNode {
  const { model, outcome, onEdit, onDone } = props
  const shop = useShop()
  const { text } = useTexts(checkoutTexts)
  const noteOf = useNoteOf(props)
  const form = useSectionForm({ form: 'payment', onDone })
  const { paymentMethods: methods } = model.checkout
  const choose = (paymentMethodKey: string) => {
    onEdit('payment')
    outcome.clear()
    cartOf(shop)
      .send({ $type: 'SetPaymentMethodCommand', paymentMethodKey, resolveCheckoutData: true })
      .catch((error: unknown) => shop.reportError(error, 'warn'))
  }
  return (
    <SectionForm name="payment" form={form} onTouch={() => onEdit('payment')}>
      <MethodChoices
        name="paymentMethodKey"
        label={text('paymentMethod')}
        chosen={methods.find(({ selected }) => selected)?.key ?? chosenBeforehand(methods.map(({ key }) => key))}
        choices={methods.map((method) => ({ key: method.key, name: method.name, lines: noteOf(method) }))}
        onChoose={choose}
      />
      <ForEmployees code={receiptCode} />
    </SectionForm>
  )
}

export function PaymentPart(props: PaymentProps): ReactNode {
  const { model, page, state, onEdit, outcome } = props
  const { text } = useTexts(checkoutTexts)
  const { paymentMethods, giftCards, totals } = model.checkout
  const chosen = paymentMethods.find(({ selected }) => selected)
  const isPaid = totals.toPay === 0
  const used = [
    ...giftCards.map(({ code }) => `${text('giftCardCode')} ${code}`),
    ...(isPaid ? [text('nothingToPay')] : chosen ? [chosen.name] : []),
  ]
  return (
    <SectionFrame
      section="payment"
      state={state}
      pageUrl={page.pageUrl}
      onEdit={onEdit}
      notice={<PaymentOutcomes outcome={outcome} />}
      summary={used.map((line) => (
        <p key={line}>{line}</p>
      ))}
    >
      <Codes {...props} />
      {isPaid ? <NothingToPay {...props} /> : <Methods {...props} />}
    </SectionFrame>
  )
}
