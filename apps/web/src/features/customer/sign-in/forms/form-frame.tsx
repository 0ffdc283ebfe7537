import type { ReactNode } from 'react'
import type { AsyncState } from '@firkant/ui/async-button/async-action.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useShop } from '../../../../platform/shop-context.ts'
import style from './sign-in-form.module.css'

interface FormFrameProps {
  /** Where the plain form is posted. */
  readonly action: string
  readonly name: string
  readonly onSubmit: (form: FormData) => void
  readonly children: ReactNode
}

/** A form that works without scripts too: then the server answers it with a page. */
export function FormFrame({ action, name, onSubmit, children }: FormFrameProps): ReactNode {
  const { language } = useShop()
  return (
    <form
      method="post"
      action={action}
      className={style.form}
      data-part="sign-in-form"
      data-form={name}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      <input type="hidden" name="language" value={language} />
      {children}
    </form>
  )
}

/** Announced by whoever sets it; the form's first render, after a plain post, has it in the document. */
export function FormFailure({
  children,
  hint,
}: {
  children: string | undefined
  hint?: string | undefined
}): ReactNode {
  if (children === undefined) return null
  return (
    <div className={style.failure} data-part="sign-in-failure">
      <p>{children}</p>
      {hint !== undefined && <p className={style.failureHint}>{hint}</p>}
    </div>
  )
}

interface SubmitProps {
  readonly state: AsyncState
  readonly label: string
  readonly pending: string
}

export function SubmitButton({ state, label, pending }: SubmitProps): ReactNode {
  return (
    <AsyncButton state={state} part="button" variant="sign-in" className={style.submit} isKept status={{ pending }}>
      <span>{label}</span>
    </AsyncButton>
  )
}
