import type { FormEvent, ReactNode } from 'react'
import { LIST_FORMS, RETURN_FIELD, type ListForm as FormName } from '@firkant/domain/lists/list-forms.ts'
import { useShop } from '../../platform/shop-context.ts'

interface ListFormProps {
  readonly form: FormName
  /** Hidden fields. */
  readonly fields: Readonly<Record<string, string | undefined>>
  /** The page that shows the outcome. */
  readonly returnTo: string
  /** With scripts; without it the form is sent as a page. */
  readonly onSubmit?: (() => void) | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A form, so that it works without scripts. */
export function ListForm({ form, fields, returnTo, onSubmit, className, children }: ListFormProps): ReactNode {
  const { language } = useShop()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <form
      method="post"
      action={LIST_FORMS[form]}
      className={className}
      data-part={`list-${form}-form`}
      onSubmit={onSubmit && submit}
    >
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name={RETURN_FIELD} value={returnTo} />
      {Object.entries(fields).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  )
}
