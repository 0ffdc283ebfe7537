import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import type { ListedPage } from '@firkant/domain/change-sets/change-set-calls.ts'
import type { StudioMe } from '@firkant/domain/studio/studio-calls.ts'
import { LANGUAGE_NAMES } from '../frame/language-names.ts'
import { FormField } from '../parts/form-field.tsx'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { goTo, replaceQuery } from '../platform/address.ts'
import { callServer } from '../platform/call-server.ts'
import { useStudio } from '../platform/studio-context.tsx'
import { useLoaded } from '../platform/use-loaded.ts'
import { fieldLabel } from '../texts/fields/field-labels.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { NewPageDialog } from './new-page/new-page-dialog.tsx'
import type { ContentLanguage } from './new-page/new-page-input.ts'

function PageRow({ page, of }: { readonly page: ListedPage; readonly of: string }): ReactNode {
  const { text, language, moment } = useTexts()
  const depth = page.path === '/' ? 0 : page.path.split('/').length - 1
  return (
    <tr>
      <th scope="row" style={{ paddingInlineStart: `${depth * 1.25 + 0.75}rem` }}>
        <Link href={`/studio/pages/${of}/${page.key}`}>{page.title}</Link>
        <span className="quiet">{page.path}</span>
      </th>
      <td>{fieldLabel(language, page.componentName)}</td>
      <td>
        {page.isDraft && <span className="badge">{text('isDraft')}</span>}
        {page.isBehind && <span className="badge">{text('isBehind')}</span>}
        {page.languages
          .filter((each) => each !== of)
          .map((each) => (
            <Link key={each} href={`/studio/pages/${each}/${page.key}`}>
              {each}
            </Link>
          ))}
      </td>
      <td>{moment(page.changedAt)}</td>
    </tr>
  )
}

function PageTable({ pages, of }: { readonly pages: readonly ListedPage[]; readonly of: string }): ReactNode {
  const { text } = useTexts()
  return (
    <div className="wide">
      <table className="card plain-table" data-kind="pages">
        <thead>
          <tr>
            <th scope="col">{text('page')}</th>
            <th scope="col">{text('pageKind')}</th>
            <th scope="col">{text('pageState')}</th>
            <th scope="col">{text('changed')}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <PageRow key={page.key} page={page} of={of} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** From the shop: whoever looks at a page there is in its editor. */
function useOpenedAt(at: string | null, { language: home, languages }: StudioMe['brand']): void {
  useEffect(() => {
    if (at === null) return
    const [, prefix] = /^\/(da|nb|sv)(?=\/|$)/.exec(at) ?? []
    const of = languages.find((each) => each === prefix) ?? home
    const path = prefix === undefined ? at : at.slice(prefix.length + 1) || '/'
    callServer('GET /api/studio/pages', { query: { of, said: path === '/' ? '' : path } }).then(
      ({ pages }) => {
        const found = pages.find((page) => page.path === path)
        if (found) goTo(`/studio/pages/${of}/${found.key}`)
        else replaceQuery({ of, said: path })
      },
      () => replaceQuery({}),
    )
  }, [at, home, languages])
}

/** All pages of the brand in one language, each below the one that it belongs to. */
export function PagesPage({ query }: { readonly query: URLSearchParams }): ReactNode {
  const { text } = useTexts()
  const { me } = useStudio()
  const { languages, language } = me.brand
  const of = languages.find((each) => each === query.get('of')) ?? language
  useOpenedAt(query.get('at'), me.brand)
  const [isMaking, setMaking] = useState(false)
  const [said, setSaid] = useState(query.get('said') ?? '')
  const show = (next: { of: ContentLanguage; said: string }) => replaceQuery(next)
  const loaded = useLoaded(`pages ${of} ${said}`, () =>
    callServer('GET /api/studio/pages', { query: { of, ...(said !== '' && { said }) } }),
  )
  return (
    <>
      <h1>{text('pages')}</h1>
      <p className="lead">{text('pagesLead')}</p>
      <div className="row" role="group" aria-label={text('language')}>
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={each === of}
            onClick={() => show({ of: each, said })}
          >
            {LANGUAGE_NAMES[each]}
          </button>
        ))}
      </div>
      <p className="row">
        <Link href={`/studio/pages/frame/${of}`}>{text('frameTitle')}</Link>
        <Link href="/studio/pages/switches">{text('switchesTitle')}</Link>
        <button type="button" className="button" data-tone="main" onClick={() => setMaking(true)}>
          {text('newPage_newPage')}
        </button>
      </p>
      <FormField
        label={text('findPage')}
        type="search"
        value={said}
        onChange={(next) => {
          setSaid(next)
          show({ of, said: next })
        }}
      />
      <WhenLoaded of={loaded}>
        {({ pages, hasMore }) => (
          <>
            {pages.length === 0 && <p className="notice">{text('noPages')}</p>}
            {pages.length > 0 && <PageTable pages={pages} of={of} />}
            {hasMore && <p className="quiet">{text('morePages')}</p>}
          </>
        )}
      </WhenLoaded>
      {isMaking && <NewPageDialog of={of} close={() => setMaking(false)} />}
    </>
  )
}
