import type { ReactNode } from 'react'
import type { CodeStatus, PaymentMethod } from '@firkant/domain/cart/checkout.ts'
import { PAYMENT_OUTCOMES } from '@firkant/domain/checkout/checkout-address.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { refusalText } from '../../features/cart/refusal-texts.ts'
import { useCheckoutTexts } from '../../features/checkout/use-checkout-texts.ts'
import { useSectionForm } from '../../features/checkout/use-section-form.ts'
import { useShop } from '../../start/shop-context.ts'
import style from './checkout-sections.module.css'
import { CodeForm } from './code-form.tsx'
import { MethodChoices } from './method-choices.tsx'
import type { PartProps } from './part-props.ts'
import { SectionForm } from './section-form.tsx'
import { SectionFrame } from './section-frame.tsx'

/** What came of a payment stands in the address, and the browser shows the part that it names. */
function PaymentOutcomes(): ReactNode {
  const { text } = useCheckoutTexts()
  return PAYMENT_OUTCOMES.map((outcome) => (
    <p key={outcome} id={outcome} className={style.outcome} data-part="form-outcome" data-tone="negative">
      {text(outcome)}
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
  const { text } = useCheckoutTexts()
  const onTouch = () => onEdit('payment')
  const refused = CODE_REFUSALS.find((code) => code === page.refused)
  const isUsed = checkout.discountCodes.length + checkout.giftCards.length > 0
  const isWrong = page.wrong.some(({ field }) => field === 'discountCode' || field === 'giftCardCode')
  const { currency } = shop.market
  return (
    <details className={style.codes} data-part="checkout-codes" open={isUsed || refused !== undefined || isWrong}>
      <summary>
        <Icon name="plus" />
        {text('codesHeading')}
      </summary>
      <div className={style.codeForms}>
        {refused && (
          <p className={style.failure} data-part="checkout-failure">
            {refusalText(shop, refused)}
          </p>
        )}
        <CodeForm
          field="discountCode"
          forms={CODE_FORMS}
          wrong={page.wrong}
          onTouch={onTouch}
          used={checkout.discountCodes.map(({ code, status }) => {
            const note = STATUS_TEXTS[status]
            return { code, note: note && text(note) }
          })}
        />
        <CodeForm
          field="giftCardCode"
          forms={GIFT_CARD_FORMS}
          wrong={page.wrong}
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

const NOTES = ['card', 'invoice'] as const

function useNoteOf(): (method: PaymentMethod) => readonly string[] {
  const { text } = useCheckoutTexts()
  return ({ key }) => {
    const known = NOTES.find((each) => each === key)
    return known ? [text(`paymentNote_${known}`)] : []
  }
}

function PaymentForm(props: PartProps): ReactNode {
  const { model, onEdit, onDone } = props
  const { cart, reportError } = useShop()
  const { text } = useCheckoutTexts()
  const noteOf = useNoteOf()
  const form = useSectionForm({ form: 'payment', onDone })
  const { paymentMethods: methods } = model.checkout
  const choose = (paymentMethodKey: string) => {
    onEdit('payment')
    cart
      .send({ $type: 'SetPaymentMethodCommand', paymentMethodKey, resolveCheckoutData: true })
      .catch((error: unknown) => reportError(error, 'warn'))
  }
  return (
    <>
      {model.checkout.totals.toPay === 0 && <p className={style.notice}>{text('paidByGiftCard')}</p>}
      <Codes {...props} />
      <SectionForm name="payment" form={form} onTouch={() => onEdit('payment')}>
        <MethodChoices
          name="paymentMethodKey"
          label={text('paymentMethod')}
          chosen={(methods.find(({ selected }) => selected) ?? methods[0])?.key}
          choices={methods.map((method) => ({ key: method.key, name: method.name, lines: noteOf(method) }))}
          onChoose={choose}
        />
      </SectionForm>
    </>
  )
}

export function PaymentPart(props: PartProps): ReactNode {
  const { model, page, state, onEdit } = props
  const { text } = useCheckoutTexts()
  const { paymentMethods, giftCards, totals } = model.checkout
  const chosen = paymentMethods.find(({ selected }) => selected)
  const used = [
    ...giftCards.map(({ code }) => `${text('giftCardCode')} ${code}`),
    ...(chosen && totals.toPay > 0 ? [chosen.name] : []),
  ]
  return (
    <SectionFrame
      section="payment"
      state={state}
      pageUrl={page.pageUrl}
      onEdit={onEdit}
      notice={<PaymentOutcomes />}
      summary={used.map((line) => (
        <p key={line}>{line}</p>
      ))}
    >
      <PaymentForm {...props} />
    </SectionFrame>
  )
}
