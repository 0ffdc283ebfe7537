import type { ReactNode } from 'react'
import type { FieldProblem } from '@firkant/domain/cart/address-rules.ts'
import type { CheckoutField as FieldName } from '@firkant/domain/checkout/checkout-fields.ts'
import { TextField, type TextFieldProps } from '@firkant/ui/field/text-field.tsx'
import { faultText } from '../../features/checkout/fault-texts.ts'
import { useCheckoutTexts } from '../../features/checkout/use-checkout-texts.ts'
import type { SectionForm } from '../../features/checkout/use-section-form.ts'

interface CheckoutFieldProps extends Omit<TextFieldProps, 'name' | 'form' | 'messages' | 'check' | 'problem'> {
  readonly name: FieldName
  readonly form: Pick<SectionForm, 'wrong' | 'forget'>
  readonly judge?: (written: string) => FieldProblem | undefined
}

/** A field of the checkout: the rules are the domain's, the words the checkout's. */
export function CheckoutField({ name, form, judge, onChange, ...field }: CheckoutFieldProps): ReactNode {
  const texts = useCheckoutTexts()
  const say = (fault: FieldProblem | undefined) => fault && faultText(texts, name, fault)
  return (
    <TextField
      {...field}
      name={name}
      messages={{ missing: say('missing'), invalid: say('invalid') }}
      check={(written) => (written.trim() === '' && !field.required ? undefined : say(judge?.(written)))}
      problem={say(form.wrong.find((each) => each.field === name)?.fault)}
      onChange={(written) => {
        form.forget(name)
        onChange?.(written)
      }}
    />
  )
}
