import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { PRICE_NOTE_LENGTH, PRICE_REASONS } from '@firkant/domain/cart/sums/agreed-price.ts'
import type { CartItem } from '@firkant/domain/cart/cart.ts'
import type { PriceError } from '@firkant/domain/employee/hand-over-calls.ts'
import { formatPrice } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { announcer } from '../../../platform/announcer.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './selling.module.css'
import { sellingTexts } from './selling.texts.ts'

type Failure = PriceError | 'failed'

/** `1.234,50` as people write it. */
function readPrice(written: string): number {
  const plain = written.replaceAll(/[\s.](?=\d{3}(?:\D|$))/g, '').replace(',', '.')
  return /^\d+(?:\.\d{1,2})?$/.test(plain.trim()) ? Number(plain) : Number.NaN
}

const fieldIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

function usePriceHint({ id }: CartItem): string | undefined {
  const { api, market, reportError } = useShop()
  const { text } = useTexts(sellingTexts)
  const [hint, setHint] = useState<string>()
  useEffect(() => {
    const show = (decimal: number) => formatPrice({ minor: minorOfDecimal(decimal), currency: market.currency })
    api.get('employee/price', { lineItemId: id }).then(
      ({ lowest = 0, ordinary = 0, limitPercent = 0 }) =>
        setHint(text('priceHint', { lowest: show(lowest), ordinary: show(ordinary), percent: String(limitPercent) })),
      (error: unknown) => reportError(error, 'warn'),
    )
    // The texts are the language's, which never changes during a visit.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [api, id, market, reportError])
  return hint
}

interface FormProps {
  readonly item: CartItem
  readonly onDone: () => void
}

function useAgreement({ item, onDone }: FormProps) {
  const { api, dynamicData, reportError } = useShop()
  const { text } = useTexts(sellingTexts)
  const { state, run } = useAsyncAction()
  const [failure, setFailure] = useState<Failure>()
  const refuse = (code: Failure) => {
    setFailure(code)
    return false
  }
  async function send(form: FormData): Promise<boolean> {
    const price = readPrice(fieldIn(form, 'price'))
    const reason = PRICE_REASONS.find((each) => each === form.get('reason'))
    if (Number.isNaN(price) || !reason) return refuse('invalidPrice')
    try {
      const body = { lineItemId: item.id, price, reason, note: fieldIn(form, 'note') }
      const { success, errorCode } = await api.post('employee/price', body)
      if (!success) return refuse(errorCode ?? 'failed')
    } catch (error) {
      reportError(error, 'warn')
      return refuse('failed')
    }
    await dynamicData.changed(['cart', 'checkout'])
    announcer.announce(text('saved'))
    onDone()
    return true
  }
  return { state, failure, agree: (form: FormData) => void run(() => send(form)) }
}

export function AgreePriceForm(props: FormProps): ReactNode {
  const { text } = useTexts(sellingTexts)
  const hint = usePriceHint(props.item)
  const { state, failure, agree } = useAgreement(props)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    agree(new FormData(event.currentTarget))
  }
  const priceProblem = failure && failure !== 'failed' && failure !== 'cartLocked' ? text(failure) : undefined
  return (
    <form className={style.form} onSubmit={submit} data-form="agree-price">
      <TextField
        name="price"
        label={text('price')}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        required
        messages={{ missing: text('missing') }}
        problem={priceProblem}
      />
      <SelectBox
        name="reason"
        label={text('reason')}
        choices={PRICE_REASONS.map((value) => ({ value, label: text(`reason.${value}`) }))}
      />
      <TextField
        name="note"
        label={text('note')}
        hint={text('noteHint')}
        autoComplete="off"
        required
        minLength={PRICE_NOTE_LENGTH.least}
        maxLength={PRICE_NOTE_LENGTH.most}
        messages={{ missing: text('missing'), invalid: text('noteHint') }}
      />
      {failure && !priceProblem && (
        <p className={style.failure} role="alert">
          {text(failure)}
        </p>
      )}
      <div className={style.actions}>
        <AsyncButton state={state} part="button" status={{ pending: text('saving') }}>
          {text('save')}
        </AsyncButton>
      </div>
    </form>
  )
}
