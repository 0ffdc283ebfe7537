import type { ReactNode } from 'react'
import { MY_PAGES_FORMS, MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { isDone, type ProfileOutcome, type ProfilePart } from '@firkant/domain/my-pages/profile-form.ts'
import { Guard } from '../../../platform/guard.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { MyNotice } from '../my-notice.tsx'
import style from './profile-card.module.css'
import { profileTexts } from './profile.texts.ts'

interface ProfileCardProps {
  readonly part: ProfilePart | 'data' | 'passkeys'
  readonly heading: string
  readonly text?: string | undefined
  readonly outcome?: ProfileOutcome | undefined
  readonly children: ReactNode
}

/** One part of the profile, with how its form ended. */
export function ProfileCard({ part, heading, text, outcome, children }: ProfileCardProps): ReactNode {
  const own = useTexts(profileTexts)
  return (
    <section id={part} className={style.card} data-of={part}>
      <h2 className={style.title}>{heading}</h2>
      {text !== undefined && <p className={style.text}>{text}</p>}
      {outcome?.part === part && (
        <MyNotice tone={isDone(outcome) ? 'good' : 'bad'}>{own.text(`result.${outcome.result}`)}</MyNotice>
      )}
      <Guard>{children}</Guard>
    </section>
  )
}

interface ProfileFormProps {
  readonly part: ProfilePart
  readonly submit: string
  readonly children?: ReactNode
  /** Beside the button. */
  readonly more?: ReactNode
}

/** Sent as a plain form: the page comes back with the outcome, with scripts and without. */
export function ProfileForm({ part, submit, children, more }: ProfileFormProps): ReactNode {
  const { language } = useShop()
  return (
    <form
      method="post"
      action={MY_PAGES_FORMS[part === 'password' || part === 'mails' ? part : 'profile']}
      className={style.form}
    >
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name={MY_PAGES_PARAMS.form} value={part} />
      {children}
      <div className={style.ways}>
        <button type="submit" data-part="button">
          {submit}
        </button>
        {more}
      </div>
    </form>
  )
}
