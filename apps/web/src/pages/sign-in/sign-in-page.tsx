import type { ReactNode } from 'react'
import style from '../../features/customer/sign-in/forms/sign-in-form.module.css'
import { SignInStage } from '../../features/customer/sign-in/sign-in-stage.tsx'
import type { SignInView } from '../../features/customer/sign-in/sign-in-views.ts'
import '#brand/art-sign-in.css'

interface SignInPageProps {
  readonly view: SignInView
  readonly heading: string
  readonly children: ReactNode
}

/** A form of the sign-in as a page. */
export function SignInPage({ view, heading, children }: SignInPageProps): ReactNode {
  return (
    <SignInStage view={view} place="page">
      <h1 className={style.heading}>{heading}</h1>
      {children}
    </SignInStage>
  )
}
