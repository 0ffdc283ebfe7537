import type { ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import { MY_PAGES_FORMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import type { MyPagesDeletionModel } from '@firkant/domain/page/models/my-pages-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { PasswordInput } from '../../../features/customer/sign-in/forms/password-input.tsx'
import { useFrame } from '../../../platform/use-frame.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { MyNotice } from '../my-notice.tsx'
import { MyPagesFrame } from '../my-pages-frame.tsx'
import style from './my-pages-deletion-page.module.css'
import { dataTexts } from './data.texts.ts'

function Waiting({ deletesAt }: { deletesAt: string }): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(dataTexts)
  return (
    <section className={style.card}>
      <h2 className={style.title}>{text('delWaits', { date: formatDate(language, new Date(deletesAt)) })}</h2>
      <p>{text('delWaitsText')}</p>
    </section>
  )
}

function Ask({ hasPassword, urls }: MyPagesDeletionModel): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(dataTexts)
  const { pages } = useFrame()
  const back = urls.profile !== undefined && (
    <a href={urls.profile} data-part="text-link">
      {text('delBack')}
    </a>
  )
  return (
    <section className={style.card}>
      <h2 className={style.title}>{text('delWhat')}</h2>
      <p>{text('delList')}</p>
      <p>{text('delKeeps')}</p>
      {hasPassword ? (
        <form method="post" action={MY_PAGES_FORMS.deletion} className={style.form}>
          <input type="hidden" name="language" value={language} />
          <PasswordInput
            name="password"
            label={text('delPassword')}
            autoComplete="current-password"
            missing={text('missing')}
          />
          <div className={style.ways}>
            <button type="submit" data-part="button" data-variant="danger" className={style.danger}>
              {text('delButton')}
            </button>
            {back}
          </div>
        </form>
      ) : (
        <>
          <p>{text('delNoPassword')}</p>
          <div className={style.ways}>
            <a href={pages?.forgotPasswordPageUrl ?? '/'} data-part="button">
              {text('delCreate')}
            </a>
            {back}
          </div>
        </>
      )}
    </section>
  )
}

/** The end of an account: after 14 days, unless its owner changes their mind. */
export function MyPagesDeletionPage({ page }: { page: PageWith<'MyPagesDeletionPage'> }): ReactNode {
  const { text } = useTexts(dataTexts)
  const { model } = page
  const { outcome, deletesAt } = model
  return (
    <MyPagesFrame model={model} lead={<p>{text('delLead')}</p>}>
      {outcome && <MyNotice tone={outcome === 'requested' ? 'good' : 'bad'}>{text(`del.${outcome}`)}</MyNotice>}
      {deletesAt === undefined ? <Ask {...model} /> : <Waiting deletesAt={deletesAt} />}
    </MyPagesFrame>
  )
}
