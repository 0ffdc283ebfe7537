import type { ReactNode } from 'react'
import { useShop } from '../../platform/shop-context.ts'

interface PlainFormProps {
  readonly action: string
  readonly className?: string | undefined
  readonly name?: string | undefined
  readonly children: ReactNode
}

/** Works without scripts: the server answers it with a page. */
export function PlainForm({ action, className, name, children }: PlainFormProps): ReactNode {
  const { language } = useShop()
  return (
    <form method="post" action={action} className={className} data-form={name}>
      <input type="hidden" name="language" value={language} />
      {children}
    </form>
  )
}

interface ActProps {
  readonly action: string
  readonly field: string
  readonly value: string
  readonly part?: 'button' | 'text-link'
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** One press, one value. */
export function Act({ action, field, value, part = 'text-link', label, children }: ActProps): ReactNode {
  return (
    <PlainForm action={action}>
      <button type="submit" name={field} value={value} data-part={part} aria-label={label}>
        {children}
      </button>
    </PlainForm>
  )
}
