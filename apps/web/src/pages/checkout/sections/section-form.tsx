import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import type { CheckoutForm } from '@firkant/domain/checkout/checkout-forms.ts'
import { CHECKOUT_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { checkoutTexts } from '../../../features/checkout/checkout.texts.ts'
import type { SectionForm as Form } from '../../../features/checkout/use-section-form.ts'
import { announcer } from '../../../platform/announcer.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './checkout-sections.module.css'

interface NamedField {
  readonly id: string
  readonly label: string
}

function labelOf(control: HTMLInputElement): string {
  return control.labels?.[0]?.textContent?.replace(/\s*\*$/, '') ?? control.name
}

const isStillInvalid = ({ id }: NamedField) => document.getElementById(id)?.matches(':invalid') ?? false

/** Labels of the invalid fields; fields leave the list as they are corrected. */
function useInvalidFields() {
  const { plural } = useTexts(checkoutTexts)
  const [fields, setFields] = useState<readonly NamedField[]>([])
  const isListed = useRef(false)
  // Typing re-renders the section; by the next frame the fields have validated their values.
  useEffect(() => {
    if (fields.length === 0) return
    const frame = requestAnimationFrame(() =>
      setFields((all) => (all.every(isStillInvalid) ? all : all.filter(isStillInvalid))),
    )
    return () => cancelAnimationFrame(frame)
  })
  return {
    fields,
    clear: () => setFields([]),
    onInvalid(event: SyntheticEvent<HTMLFormElement>) {
      const form = event.currentTarget
      // One event per field: they are listed once.
      if (isListed.current) return
      isListed.current = true
      queueMicrotask(() => {
        isListed.current = false
        const controls = [...form.querySelectorAll<HTMLInputElement>(':is(input, select):invalid')]
        setFields(controls.map((control) => ({ id: control.id, label: labelOf(control) })))
        // Announced once: at every change it would interrupt the visitor who corrects the fields.
        announcer.announce(plural('wrongHeading', controls.length))
      })
    },
  }
}

/** Focuses the field with its label in view, without a history entry. */
function goToField(event: MouseEvent, id: string): void {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}

function InvalidFields({ fields }: { fields: readonly NamedField[] }): ReactNode {
  const { plural } = useTexts(checkoutTexts)
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
  /** Something was typed: the section stays open until the visitor moves on. */
  readonly onTouch: () => void
  readonly children: ReactNode
}

/** One section of the checkout as a form that works without scripts. */
export function SectionForm({ name, form, onTouch, children }: SectionFormProps): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(checkoutTexts)
  const invalid = useInvalidFields()
  return (
    <form
      method="post"
      action={CHECKOUT_FORM_PATHS.details}
      className={style.form}
      onInput={onTouch}
      onInvalidCapture={invalid.onInvalid}
      onSubmit={(event) => {
        invalid.clear()
        form.submit(event)
      }}
    >
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="language" value={language} />
      <InvalidFields fields={invalid.fields} />
      {children}
      {form.failure !== undefined && <p className={style.failure}>{form.failure}</p>}
      <div className={style.next}>
        <AsyncButton state={form.state} part="button" variant="next">
          <span>{text('next')}</span>
        </AsyncButton>
      </div>
    </form>
  )
}
