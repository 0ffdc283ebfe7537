import { useState, type ReactNode } from 'react'
import type { Checkout } from '@firkant/domain/cart/checkout/checkout.ts'
import { companyProblems, MAX_COMPANY_LENGTH } from '@firkant/domain/cart/checkout/company-rules.ts'
import { faultOfEmail, validateMobile } from '@firkant/domain/checkout/checkout-fields.ts'
import { formatPhone } from '@firkant/domain/format/format-phone.ts'
import { MAX_EMAIL_LENGTH } from '@firkant/domain/mail/email-address.ts'
import { RadioGroup } from '@firkant/ui/field/radio-group.tsx'
import { checkoutTexts } from '../../../features/checkout/checkout.texts.ts'
import { usePlace, useSectionForm, type SectionForm as Form } from '../../../features/checkout/use-section-form.ts'
import { useDynamicData } from '../../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { useHasScript } from '../../../platform/use-has-script.ts'
import { CheckoutField } from './checkout-field.tsx'
import style from './checkout-sections.module.css'
import type { PartProps } from './part-props.ts'
import { SectionForm } from './section-form.tsx'
import { SectionFrame } from './section-frame.tsx'

const MAX_MOBILE_LENGTH = 24
const MAX_NUMBER_LENGTH = 24

/** Without scripts they are always rendered, and the style sheet shows them to companies. */
function CompanyFields({ checkout, form, isCompany }: { checkout: Checkout; form: Form; isCompany: boolean }) {
  const { text } = useTexts(checkoutTexts)
  const { market } = usePlace()
  const hasScript = useHasScript()
  if (hasScript && !isCompany) return null
  return (
    <div className={style.company}>
      <CheckoutField
        name="companyName"
        form={form}
        label={text('companyName')}
        required={hasScript}
        defaultValue={checkout.companyName ?? ''}
        maxLength={MAX_COMPANY_LENGTH}
        autoComplete="organization"
        validate={(companyName) => companyProblems({ companyName }, market).companyName}
      />
      <CheckoutField
        name="vatNumber"
        form={form}
        label={text('optional', { label: text('vatNumber') })}
        defaultValue={checkout.vatNumber ?? ''}
        maxLength={MAX_NUMBER_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        validate={(vatNumber) => companyProblems({ vatNumber }, market).vatNumber}
      />
    </div>
  )
}

function ContactForm({ model: { checkout }, page, onEdit, onDone }: PartProps): ReactNode {
  const { text } = useTexts(checkoutTexts)
  const { language } = useShop()
  const place = usePlace()
  const customer = useDynamicData('customer').data
  const form = useSectionForm({ form: 'contact', invalid: page.wrong, onDone })
  const [customerType, setCustomerType] = useState<string>(checkout.customerType)
  return (
    <SectionForm name="contact" form={form} onTouch={() => onEdit('contact')}>
      <CheckoutField
        name="email"
        form={form}
        type="email"
        label={text('email')}
        hint={text('emailHint')}
        required
        defaultValue={checkout.email ?? customer?.email ?? ''}
        maxLength={MAX_EMAIL_LENGTH}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
        autoCapitalize="none"
        spellCheck={false}
        validate={faultOfEmail}
      />
      <CheckoutField
        name="mobile"
        form={form}
        type="tel"
        label={text('mobile')}
        hint={text('mobileHint')}
        required
        defaultValue={checkout.mobile === undefined ? '' : formatPhone(language, checkout.mobile)}
        maxLength={MAX_MOBILE_LENGTH}
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="next"
        validate={(written) => validateMobile(written, place)}
      />
      <RadioGroup
        name="customerType"
        label={text('customerType')}
        choices={[
          { value: 'private', label: text('private') },
          { value: 'company', label: text('company') },
        ]}
        defaultValue={checkout.customerType}
        onChange={setCustomerType}
      />
      <CompanyFields checkout={checkout} form={form} isCompany={customerType === 'company'} />
    </SectionForm>
  )
}

export function ContactPart(props: PartProps): ReactNode {
  const { model, page, state, onEdit } = props
  const { email, mobile, companyName, vatNumber } = model.checkout
  const { language } = useShop()
  const summary = [
    email,
    mobile && formatPhone(language, mobile),
    [companyName, vatNumber].filter(Boolean).join(', '),
  ].filter(Boolean)
  return (
    <SectionFrame
      section="contact"
      state={state}
      pageUrl={page.pageUrl}
      onEdit={onEdit}
      summary={summary.map((line) => (
        <p key={line}>{line}</p>
      ))}
    >
      <ContactForm {...props} />
    </SectionFrame>
  )
}
