import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import type { CheckoutForm } from '@firkant/domain/checkout/checkout-forms.ts'
import { CHECKOUT_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useCheckoutTexts } from '../../features/checkout/use-checkout-texts.ts'
import type { SectionForm as Form } from '../../features/checkout/use-section-form.ts'
import { useShop } from '../../start/shop-context.ts'
import style from './checkout-sections.module.css'

interface NamedField {
  readonly id: string
  readonly label: string
}

function labelOf(control: HTMLInputElement): string {
  return control.labels?.[0]?.textContent?.replace(/\s*\*$/, '') ?? control.name
}

/** The fields that the browser, or the server, is not content with, by their labels. */
function useWrongFields() {
  const [fields, setFields] = useState<readonly NamedField[]>([])
  const isListed = useRef(false)
  return {
    fields,
    forget: () => setFields([]),
    onInvalid(event: SyntheticEvent<HTMLFormElement>) {
      const form = event.currentTarget
      // One event comes for each field: they are listed once.
      if (isListed.current) return
      isListed.current = true
      queueMicrotask(() => {
        isListed.current = false
        const wrong = [...form.querySelectorAll<HTMLInputElement>(':is(input, select):invalid')]
        setFields(wrong.map((control) => ({ id: control.id, label: labelOf(control) })))
      })
    },
  }
}

function WrongFields({ fields }: { fields: readonly NamedField[] }): ReactNode {
  const { plural } = useCheckoutTexts()
  return (
    <div role="alert" data-part="checkout-wrong" className={style.wrong} hidden={fields.length === 0}>
      {fields.length > 0 && (
        <>
          <p>{plural('wrongHeading', fields.length)}</p>
          <ul>
            {fields.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface SectionFormProps {
  readonly name: CheckoutForm
  readonly form: Form
  /** Something was written: the part stays open until the visitor goes on. */
  readonly onTouch: () => void
  readonly children: ReactNode
}

/** One part of the checkout as a form, which works before the shop's code is there, and without it. */
export function SectionForm({ name, form, onTouch, children }: SectionFormProps): ReactNode {
  const { language } = useShop()
  const { text } = useCheckoutTexts()
  const wrong = useWrongFields()
  return (
    <form
      method="post"
      action={CHECKOUT_FORM_PATHS.details}
      className={style.form}
      data-part="checkout-form"
      onInput={onTouch}
      onInvalidCapture={wrong.onInvalid}
      onSubmit={(event) => {
        wrong.forget()
        form.submit(event)
      }}
    >
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="language" value={language} />
      <WrongFields fields={wrong.fields} />
      {children}
      {form.failure !== undefined && (
        <p className={style.failure} data-part="checkout-failure">
          {form.failure}
        </p>
      )}
      <div className={style.next}>
        <AsyncButton state={form.state} part="button" variant="next">
          <span>{text('next')}</span>
        </AsyncButton>
      </div>
    </form>
  )
}
