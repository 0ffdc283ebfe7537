import type { ReactNode } from 'react'
import type { FieldProblem } from '@firkant/domain/cart/checkout/address-rules.ts'
import type { CheckoutField as FieldName } from '@firkant/domain/checkout/checkout-fields.ts'
import { TextField, type TextFieldProps } from '@firkant/ui/field/text-field.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { faultText } from '../../../features/checkout/fault-texts.ts'
import { checkoutTexts } from '../../../features/checkout/checkout.texts.ts'
import type { SectionForm } from '../../../features/checkout/use-section-form.ts'

interface CheckoutFieldProps extends Omit<TextFieldProps, 'name' | 'form' | 'messages' | 'check' | 'problem'> {
  readonly name: FieldName
  readonly form: Pick<SectionForm, 'invalid' | 'clear'>
  readonly validate?: (written: string) => FieldProblem | undefined
}

/** Validated by the domain's rules, with the checkout's texts. */
export function CheckoutField({ name, form, validate, onChange, ...field }: CheckoutFieldProps): ReactNode {
  const texts = useTexts(checkoutTexts)
  const errorText = (fault: FieldProblem | undefined) => fault && faultText(texts, name, fault)
  return (
    <TextField
      {...field}
      name={name}
      messages={{ missing: errorText('missing'), invalid: errorText('invalid') }}
      check={(written) => (written.trim() === '' && !field.required ? undefined : errorText(validate?.(written)))}
      problem={errorText(form.invalid.find((each) => each.field === name)?.fault)}
      onChange={(written) => {
        form.clear(name)
        onChange?.(written)
      }}
    />
  )
}
