import { useId, useRef, type FormEvent, type ReactNode, type RefObject } from 'react'
import type { InvalidField } from '@firkant/domain/checkout/checkout-fields.ts'
import type { CheckoutForm } from '@firkant/domain/checkout/checkout-forms.ts'
import { CHECKOUT_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import { faultText } from '../../../features/checkout/fault-texts.ts'
import { checkoutTexts } from '../../../features/checkout/checkout.texts.ts'
import { useSectionForm, type SectionForm } from '../../../features/checkout/use-section-form.ts'
import { announcer } from '../../../platform/announcer.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './code-form.module.css'

const MAX_CODE_LENGTH = 40

interface UsedCode {
  readonly code: string
  readonly note?: string | undefined
}

interface CodeFormProps {
  readonly field: 'discountCode' | 'giftCardCode'
  readonly forms: { readonly add: CheckoutForm; readonly remove: CheckoutForm }
  readonly used: readonly UsedCode[]
  readonly invalid: readonly InvalidField[]
  readonly onTouch: () => void
}

interface PartsOfCode extends CodeFormProps {
  readonly input: RefObject<HTMLInputElement | null>
}

interface PlainFormProps {
  readonly name: CheckoutForm
  readonly form: SectionForm
  readonly onTouch: () => void
  readonly children: ReactNode
}

function PlainForm({ name, form, onTouch, children }: PlainFormProps): ReactNode {
  const { language } = useShop()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onTouch()
    form.submit(event)
  }
  return (
    <form method="post" action={CHECKOUT_FORM_PATHS.details} onSubmit={submit}>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="language" value={language} />
      {children}
    </form>
  )
}

function Used({ code, note, field, forms, input, onTouch }: UsedCode & PartsOfCode): ReactNode {
  const { text } = useTexts(checkoutTexts)
  const form = useSectionForm({
    form: forms.remove,
    onDone: () => {
      // The button is removed with its code: the focus moves to the field for the next one.
      input.current?.focus()
      announcer.announce(text('codeRemoved', { code }))
    },
  })
  return (
    <li data-part="checkout-code-used">
      <PlainForm name={forms.remove} form={form} onTouch={onTouch}>
        <input type="hidden" name={field} value={code} />
        <span>
          {code}
          {note !== undefined && <small>{note}</small>}
        </span>
        <button type="submit" className={style.remove} aria-label={text('removeCodeNamed', { code })}>
          {text('removeCode')}
        </button>
      </PlainForm>
    </li>
  )
}

/** Field for the next code. */
function AddCode({ field, forms, invalid, input, onTouch }: PartsOfCode): ReactNode {
  const texts = useTexts(checkoutTexts)
  const { text } = texts
  const id = useId()
  const form = useSectionForm({
    form: forms.add,
    invalid,
    onDone: (element) => {
      const code = new FormData(element).get(field)
      element.reset()
      // It is listed above the field now: a confirmation over the page would cover the next button.
      announcer.announce(text('codeAdded', { code: typeof code === 'string' ? code.toUpperCase() : '' }))
    },
  })
  const fault = form.invalid.find((each) => each.field === field)?.fault
  const problem = form.failure ?? (fault && faultText(texts, field, fault))
  return (
    <PlainForm name={forms.add} form={form} onTouch={onTouch}>
      <label htmlFor={id}>{text(field)}</label>
      <span className={style.row}>
        <input
          ref={input}
          id={id}
          name={field}
          maxLength={MAX_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          enterKeyHint="done"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-problem`}
          onChange={() => form.clear(field)}
        />
        <button
          type="submit"
          aria-label={text('useCodeNamed', { label: text(field) })}
          aria-disabled={form.state === 'pending' || undefined}
        >
          {text('useCode')}
        </button>
      </span>
      <p id={`${id}-problem`} className={style.problem} aria-live="polite">
        {problem}
      </p>
    </PlainForm>
  )
}

/** Discount codes or gift cards: the active ones above the field for the next. */
export function CodeForm(props: CodeFormProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={style.code}>
      {props.used.length > 0 && (
        <ul>
          {props.used.map((each) => (
            <Used key={each.code} {...each} {...props} input={input} />
          ))}
        </ul>
      )}
      <AddCode {...props} input={input} />
    </div>
  )
}
