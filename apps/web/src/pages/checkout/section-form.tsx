import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import type { CheckoutForm } from '@firkant/domain/checkout/checkout-forms.ts'
import { CHECKOUT_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useCheckoutTexts } from '../../features/checkout/use-checkout-texts.ts'
import type { SectionForm as Form } from '../../features/checkout/use-section-form.ts'
import { announcer } from '../../platform/announcer.ts'
import { useShop } from '../../platform/shop-context.ts'
import style from './checkout-sections.module.css'

interface NamedField {
  readonly id: string
  readonly label: string
}

function labelOf(control: HTMLInputElement): string {
  return control.labels?.[0]?.textContent?.replace(/\s*\*$/, '') ?? control.name
}

const isStillWrong = ({ id }: NamedField) => document.getElementById(id)?.matches(':invalid') ?? false

/** The fields that the browser, or a rule, is not content with, by their labels: fewer with each that is mended. */
function useWrongFields() {
  const { plural } = useCheckoutTexts()
  const [fields, setFields] = useState<readonly NamedField[]>([])
  const isListed = useRef(false)
  // Whatever is written in the part draws it anew; by the next frame the fields have judged what stands in them.
  useEffect(() => {
    if (fields.length === 0) return
    const frame = requestAnimationFrame(() =>
      setFields((all) => (all.every(isStillWrong) ? all : all.filter(isStillWrong))),
    )
    return () => cancelAnimationFrame(frame)
  })
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
        // Said once: read out at every change of the list, it would talk over whoever mends it.
        announcer.announce(plural('wrongHeading', wrong.length))
      })
    },
  }
}

/** To the field with its label in sight, and not into the history: the way back leads out of the page. */
function goToField(event: MouseEvent, id: string): void {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}

function WrongFields({ fields }: { fields: readonly NamedField[] }): ReactNode {
  const { plural } = useCheckoutTexts()
  const headingId = useId()
  return (
    <div
      role="group"
      aria-labelledby={headingId}
      data-part="checkout-wrong"
      className={style.wrong}
      hidden={fields.length === 0}
    >
      {fields.length > 0 && (
        <>
          <p id={headingId}>{plural('wrongHeading', fields.length)}</p>
          <ul>
            {fields.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
                  {label}
                </a>
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
