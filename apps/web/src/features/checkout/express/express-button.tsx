import type { MouseEvent, ReactNode } from 'react'
import { useDynamicData } from '../../../platform/dynamic-data/use-dynamic-data.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './express-button.module.css'
import { expressTexts } from './express.texts.ts'

/** What the button says, with a mark of our own in the wallet's colour. */
export function ExpressWords(): ReactNode {
  const { text } = useTexts(expressTexts)
  return (
    <>
      {`${text('buy')} `}
      <b className={style.wallet}>{text('wallet')}</b>
    </>
  )
}

/** The page before the wallet; undefined where there is none, and for employees, who sell to others. */
export function useExpressPage(): string | undefined {
  const isAtWork = useDynamicData('employee', { enabled: false }).data?.isLoggedIn
  const page = useDynamicData('frame').data?.expressPage
  return isAtWork ? undefined : page
}

/** Sends the form of the product to another address, as it would be sent without scripts. */
function send(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault()
  const { form, formAction } = event.currentTarget
  if (!form) return
  form.action = formAction
  form.submit()
}

interface ExpressButtonProps {
  readonly formId: string
  readonly action: string
}

export function ExpressButton({ formId, action }: ExpressButtonProps): ReactNode {
  return (
    <button type="submit" form={formId} formAction={action} className={style.express} onClick={send}>
      <ExpressWords />
    </button>
  )
}
