import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { AccessPage } from '../access/access-page.tsx'
import { ChangesPage } from '../changes/changes-page.tsx'
import { ExperimentList } from '../experiments/experiment-list.tsx'
import { ExperimentPage } from '../experiments/experiment-page.tsx'
import { JobsPage } from '../jobs/jobs-page.tsx'
import { MediaPage } from '../media/media-page.tsx'
import { PicturePage } from '../media/picture/picture-page.tsx'
import { OrderList } from '../orders/order-list.tsx'
import { OrderPage } from '../orders/order-page.tsx'
import { PagesPage } from '../pages/pages-page.tsx'
import { OpenTo } from '../parts/closed-to-role.tsx'
import { useStudio } from '../platform/studio-context.tsx'
import { ReviewsPage } from '../reviews/reviews-page.tsx'
import { DocumentHistory } from '../sets/document-history.tsx'
import { SetPage } from '../sets/set-page.tsx'
import { SetsPage } from '../sets/sets-page.tsx'
import { ROLE_NAMES } from '../texts/names.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { TodayPage } from '../today/today-page.tsx'
import { CommandPalette } from './command-palette.tsx'
import { placeOf, PLACES } from './places.ts'

/** The blocks' schemas come with it: only who writes pages loads them. */
const PageEditor = lazy(async () => ({ default: (await import('../pages/page-editor.tsx')).PageEditor }))

const DocumentEditor = lazy(async () => ({ default: (await import('../pages/document-editor.tsx')).DocumentEditor }))

const FRAME = /^\/studio\/pages\/frame\/(da|nb|sv)$/
const HISTORY = /^\/studio\/pages\/([a-z]{2}\/[^/]+)\/history$/
const BannerPage = lazy(async () => ({ default: (await import('../banners/banner-page.tsx')).BannerPage }))

const PAGE = /^\/studio\/pages\/([a-z]{2})\/([^/]+)$/
const SET = /^\/studio\/sets\/([^/]+)$/
const ORDER = /^\/studio\/orders\/([^/]+)$/

function PageAt({ address }: { readonly address: URL }): ReactNode {
  const { text } = useTexts()
  const { pathname, searchParams } = address
  const [, number] = ORDER.exec(pathname) ?? []
  if (number !== undefined) return <OrderPage number={decodeURIComponent(number)} key={number} />
  const [history, historyOf = ''] = HISTORY.exec(pathname) ?? []
  if (history !== undefined)
    return <DocumentHistory document={`page/${historyOf}`} href={`/studio/pages/${historyOf}`} key={history} />
  const [page, language = '', key = ''] = PAGE.exec(pathname) ?? []
  if (page !== undefined)
    return (
      <Suspense fallback={<p className="quiet">{text('loading')}</p>}>
        <PageEditor language={language} pageKey={key} setId={searchParams.get('set') ?? ''} key={page} />
      </Suspense>
    )
  const [frame, framed] = FRAME.exec(pathname) ?? []
  if (frame !== undefined || pathname === '/studio/pages/switches')
    return (
      <Suspense fallback={<p className="quiet">{text('loading')}</p>}>
        <DocumentEditor language={framed} setId={searchParams.get('set') ?? ''} key={pathname} />
      </Suspense>
    )
  const [, set] = SET.exec(pathname) ?? []
  if (set !== undefined) return <SetPage id={set} key={set} />
  switch (pathname) {
    case '/studio/pages':
      return <PagesPage query={searchParams} />
    case '/studio/sets':
      return <SetsPage />
    case '/studio':
    case '/studio/':
      return <TodayPage />
    case '/studio/orders':
      return <OrderList said={searchParams.get('said') ?? ''} work={searchParams.get('work') ?? ''} />
    case '/studio/media':
      return <MediaPage address={address} />
    case '/studio/media/picture':
      return <PicturePage file={searchParams.get('file') ?? ''} key={searchParams.get('file')} />
    case '/studio/banner':
      return (
        <Suspense fallback={<p className="quiet">{text('loading')}</p>}>
          <BannerPage address={address} />
        </Suspense>
      )
    case '/studio/experiments':
      return <ExperimentList />
    case '/studio/experiments/result':
      return <ExperimentPage id={searchParams.get('key') ?? ''} />
    case '/studio/reviews':
      return <ReviewsPage />
    case '/studio/jobs':
      return <JobsPage />
    case '/studio/changes':
      return <ChangesPage />
    case '/studio/access':
      return <AccessPage />
    default:
      return <h1>{text('notFound')}</h1>
  }
}

function Rail({ address, openPalette }: { readonly address: URL; readonly openPalette: () => void }): ReactNode {
  const { text } = useTexts()
  const { me, logOut } = useStudio()
  const here = placeOf(address.pathname)
  return (
    <header className="rail">
      <p className="wordmark">
        <span className="mark" aria-hidden="true" />
        <span className="rail-brand">{me.brand.name}</span>
      </p>
      <button type="button" className="rail-find" onClick={openPalette}>
        <span>{text('commands')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <nav aria-label={text('nav')}>
        {PLACES.map(({ path, name, icon }) => (
          <Link key={path} href={path} {...(here?.path === path && { 'aria-current': 'page' })}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            <span>{text(name)}</span>
          </Link>
        ))}
      </nav>
      <div className="rail-foot">
        <p>
          <strong>{me.name}</strong>
          <span>{text(ROLE_NAMES[me.role])}</span>
        </p>
        <button type="button" className="link" onClick={logOut}>
          {text('logOut')}
        </button>
      </div>
    </header>
  )
}

interface FrameProps {
  readonly address: URL
  readonly said: { readonly text: string; readonly count: number }
}

function usePaletteKey(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return [isOpen, setOpen]
}

export function Frame({ address, said }: FrameProps): ReactNode {
  const { text } = useTexts()
  const { me } = useStudio()
  const [isPaletteOpen, setPaletteOpen] = usePaletteKey()
  const main = useRef<HTMLElement>(null)
  const { pathname } = address
  const place = placeOf(pathname)
  const name = place ? text(place.name) : text('studio')
  const isFirst = useRef(true)
  useEffect(() => {
    document.title = `${name} · ${me.brand.name} ${text('studio')}`
  }, [name, me.brand.name, text])
  useEffect(() => {
    // Another page is read from its beginning, as if it had been loaded.
    if (!isFirst.current) main.current?.focus()
    isFirst.current = false
  }, [pathname])
  return (
    <div className="frame">
      <a className="skip" href="#main">
        {text('skip')}
      </a>
      <Rail address={address} openPalette={() => setPaletteOpen(true)} />
      <main id="main" ref={main} tabIndex={-1}>
        {place?.permission ? (
          <OpenTo permission={place.permission} name={name}>
            <PageAt address={address} />
          </OpenTo>
        ) : (
          <PageAt address={address} />
        )}
      </main>
      <p className="said" role="status">
        {said.text !== '' && <span key={said.count}>{said.text}</span>}
      </p>
      {isPaletteOpen && <CommandPalette close={() => setPaletteOpen(false)} />}
    </div>
  )
}
