import type { ReactNode } from 'react'
import { MY_PAGES_FORMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './profile-card.module.css'
import { profileTexts } from './profile.texts.ts'

/** For an account whose mailbox nobody has proved: what is missing, and the mail that mends it. */
export function ProveEmail({ text }: { readonly text: string }): ReactNode {
  const { language } = useShop()
  const own = useTexts(profileTexts)
  return (
    <form method="post" action={MY_PAGES_FORMS.proveEmail} className={style.form}>
      <input type="hidden" name="language" value={language} />
      <p>{text}</p>
      <div className={style.ways}>
        <button type="submit" data-part="button">
          {own.text('proveEmail')}
        </button>
      </div>
    </form>
  )
}
