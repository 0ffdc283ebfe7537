import { useEffect, useRef, type ReactNode } from 'react'
import type { MyPagesModel } from '@firkant/domain/page/models/my-pages-models.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { Guard } from '../../platform/guard.tsx'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { LogOut } from './log-out.tsx'
import { MyHead } from './my-head.tsx'
import style from './my-pages-frame.module.css'
import { myPagesTexts } from './my-pages.texts.ts'

/** Signed out in another tab: what is shown here is then nobody's, and the server asks to sign in. */
function useLeaveWhenSignedOut(): void {
  const isLoggedIn = useDynamicData('customer').data?.isLoggedIn
  const wasLoggedIn = useRef(false)
  useEffect(() => {
    if (isLoggedIn) wasLoggedIn.current = true
    else if (isLoggedIn === false && wasLoggedIn.current) window.location.reload()
  }, [isLoggedIn])
}

/** On phones the links are one row to scroll: the current one is brought into sight. */
function useCurrentInSight() {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - 16
  }, [])
  return row
}

function Navigation({ links }: Pick<MyPagesModel, 'links'>): ReactNode {
  const { text } = useTexts(myPagesTexts)
  const row = useCurrentInSight()
  return (
    <nav className={style.nav} aria-label={text('navigation')}>
      <ul ref={row} className={style.links}>
        {links.map(({ url, name, page, isCurrent }) => (
          <li key={url} className={style.item}>
            <a
              href={url}
              className={style.link}
              data-part="my-nav-link"
              data-page={page}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
        <li className={style.item}>
          <LogOut className={style.link} />
        </li>
      </ul>
    </nav>
  )
}

interface MyPagesFrameProps {
  readonly model: MyPagesModel
  /** Instead of the page's name. */
  readonly title?: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** Head and navigation of the customer's own pages. */
export function MyPagesFrame({ model, title, lead, children }: MyPagesFrameProps): ReactNode {
  const { text } = useTexts(myPagesTexts)
  const { heading, forename, links, breadcrumbs } = model
  const hello = forename === '' ? text('helloYou') : text('hello', { forename })
  useLeaveWhenSignedOut()
  return (
    <div className={style.page}>
      <MyHead
        crumbs={breadcrumbs}
        eyebrow={title === undefined ? hello : undefined}
        title={title ?? heading}
        lead={lead}
      />
      <div className={style.body}>
        <Guard>
          <Navigation links={links} />
        </Guard>
        <div className={style.content}>{children}</div>
      </div>
    </div>
  )
}

interface MySectionProps {
  readonly heading: string
  readonly part: string
  /** Beside the heading. */
  readonly more?: { readonly url: string; readonly label: string } | undefined
  readonly children: ReactNode
}

/** A part of one of these pages, which may fail without the others. */
export function MySection({ heading, part, more, children }: MySectionProps): ReactNode {
  return (
    <section className={style.section} data-part={part}>
      <header className={style.sectionHead} data-part="my-section-head">
        <h2 className={style.sectionTitle}>{heading}</h2>
        {more && (
          <a href={more.url} data-part="text-link">
            {more.label}
          </a>
        )}
      </header>
      <Guard>{children}</Guard>
    </section>
  )
}
