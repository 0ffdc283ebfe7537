import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './rights-page.module.css'
import { rightsTexts } from './rights.texts.ts'

/** What the shop does for its buyers because the law says so, from the table that `shop law` checks. */
export function RightsPage({ page }: { page: PageWith<'RightsPage'> }): ReactNode {
  const texts = useTexts(rightsTexts)
  return (
    <article className={style.page}>
      <h1 className={style.heading}>{texts.text('heading')}</h1>
      <p>{texts.text('intro')}</p>
      {page.model.duties.map(({ id, reference, url, own }) => (
        <section key={id} className={style.duty} data-part="duty" data-duty={id}>
          <h2 className={style.title}>{texts.text(`${id}.title`)}</h2>
          <p>{texts.text(`${id}.text`)}</p>
          {own && <p>{own}</p>}
          {url && (
            <p>
              <a href={url} className={style.link}>
                {texts.text('readMore')}
                <span className="sr-only">: {texts.text(`${id}.title`)}</span>
              </a>
            </p>
          )}
          {reference && <p className={style.reference}>{texts.text('reference', { reference })}</p>}
        </section>
      ))}
    </article>
  )
}
