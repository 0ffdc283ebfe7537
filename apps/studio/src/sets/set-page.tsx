import { useState, type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { differences } from '@firkant/domain/change-sets/differences.ts'
import { type DocumentAddress, readAddress, writeAddress } from '@firkant/domain/change-sets/document-address.ts'
import { PeopleHere } from '../live/people-here.tsx'
import { useLive } from '../live/use-live.ts'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { callServer } from '../platform/call-server.ts'
import { useStudio } from '../platform/studio-context.tsx'
import { useLoaded } from '../platform/use-loaded.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { changeWords, documentName } from './change-words.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { Steps } from './set-steps.tsx'
import { standingOf, useTimes } from './sets-page.tsx'

interface ChangedDocument {
  readonly document: string
  readonly base: unknown
  readonly value: unknown
}

function hrefOf(address: DocumentAddress, setId: string): string {
  const place = address.kind === 'page' ? `${address.language}/${address.key}` : writeAddress(address)
  return `/studio/pages/${place}?set=${setId}`
}

function Changes({ document, base, value, setId }: ChangedDocument & { readonly setId: string }): ReactNode {
  const texts = useTexts()
  const { text } = texts
  const words = changeWords(texts, base, value)
  const name = documentName(texts, document, value ?? base)
  const address = readAddress(document)
  const href = address && hrefOf(address, setId)
  return (
    <section aria-label={name}>
      <h2>{href === undefined ? name : <Link href={href}>{name}</Link>}</h2>
      <div className="wide">
        <table className="card plain-table" data-kind="differences">
          <thead>
            <tr>
              <th scope="col">{text('field')}</th>
              <th scope="col">{text('before')}</th>
              <th scope="col">{text('after')}</th>
            </tr>
          </thead>
          <tbody>
            {differences(base, value).map(({ path, before, after }) => (
              <tr key={path.join('/')}>
                <th scope="row">{words.place(path)}</th>
                <td>{words.value(before, path)}</td>
                <td>{words.value(after, path)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** What a set changes, field by field, and what can be done with it. */
export function SetPage({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts()
  const { text } = texts
  const { say } = useStudio()
  const times = useTimes()
  const [isPublishing, setPublishing] = useState(false)
  const loaded = useLoaded(`set ${id}`, () => callServer('GET /api/studio/sets/:id', { param: id }))
  const [news, setNews] = useState('')
  const live = useLive({ set: id }, (heard) => {
    loaded.reload()
    if (heard.kind === 'missed' || heard.isMe) return
    const what = heard.kind === 'saved' ? documentName(texts, heard.document) : text(`set_${heard.step}`)
    setNews(text(heard.kind === 'saved' ? 'justSaved' : 'justDid', { name: heard.by, what }))
  })
  return (
    <WhenLoaded of={loaded}>
      {({ set, documents }) => (
        <>
          <Link href="/studio/sets">{text('sets')}</Link>
          <h1>{set.name}</h1>
          <p className="lead">
            <span className="badge">{text(`setIs_${standingOf(set)}`)}</span> {times(set)} ·{' '}
            {set.publishedBy ?? set.owner}
            {set.reason !== undefined && ` · ${set.reason}`}
          </p>
          <PeopleHere live={live} news={news} />
          <Steps set={set} publish={() => setPublishing(true)} changed={loaded.reload} />
          {documents.length === 0 && <p className="notice">{text('setEmpty')}</p>}
          {documents.map((each) => (
            <Changes key={each.document} {...each} setId={id} />
          ))}
          {isPublishing && (
            <PublishDialog
              id={id}
              close={() => setPublishing(false)}
              done={() => {
                setPublishing(false)
                say(text('isPublished'))
                loaded.reload()
              }}
            />
          )}
        </>
      )}
    </WhenLoaded>
  )
}
