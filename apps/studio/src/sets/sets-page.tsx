import { type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import type { ShownChangeSet } from '@firkant/domain/change-sets/change-set-calls.ts'
import { useLive } from '../live/use-live.ts'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { callServer } from '../platform/call-server.ts'
import { useLoaded } from '../platform/use-loaded.ts'
import { useTexts } from '../texts/use-texts.tsx'

/** When it is seen, in words. */
export function useTimes() {
  const { text, moment } = useTexts()
  return ({ publishAt, unpublishAt }: ShownChangeSet) =>
    [
      publishAt !== undefined && text('fromMoment', { at: moment(publishAt) }),
      unpublishAt !== undefined && text('untilMoment', { at: moment(unpublishAt) }),
    ]
      .filter(Boolean)
      .join(' ')
}

/** Of what is published: whether it is to be seen, can be seen, or was. */
export function standingOf({ state, publishAt, unpublishAt }: ShownChangeSet, now = new Date()) {
  if (state !== 'published') return state
  if (publishAt !== undefined && new Date(publishAt) > now) return 'planned'
  return unpublishAt !== undefined && new Date(unpublishAt) <= now ? 'over' : state
}

function SetTable({ sets, name }: { readonly sets: readonly ShownChangeSet[]; readonly name: string }): ReactNode {
  const { text, moment } = useTexts()
  const times = useTimes()
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      {sets.length === 0 && <p className="quiet">{text('noSets')}</p>}
      {sets.length > 0 && (
        <div className="wide">
          <table className="card plain-table" data-kind="sets">
            <thead>
              <tr>
                <th scope="col">{text('set')}</th>
                <th scope="col">{text('pageState')}</th>
                <th scope="col">{text('who')}</th>
                <th scope="col">{text('changed')}</th>
              </tr>
            </thead>
            <tbody>
              {sets.map((set) => (
                <tr key={set.id}>
                  <th scope="row">
                    <Link href={`/studio/sets/${set.id}`}>{set.name}</Link>
                    <span className="quiet">{text('documentsIn', { count: set.documents.length })}</span>
                  </th>
                  <td>
                    <span className="badge">{text(`setIs_${standingOf(set)}`)}</span>
                    <span className="quiet">{times(set)}</span>
                  </td>
                  <td>{set.publishedBy ?? set.owner}</td>
                  <td>{moment(set.changedAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

export function SetsPage(): ReactNode {
  const { text } = useTexts()
  const loaded = useLoaded('sets', () => callServer('GET /api/studio/sets'))
  useLive({}, loaded.reload)
  return (
    <>
      <h1>{text('sets')}</h1>
      <p className="lead">{text('setsLead')}</p>
      <WhenLoaded of={loaded}>
        {({ open, published }) => (
          <>
            <SetTable sets={open} name={text('setsOpen')} />
            <SetTable sets={published} name={text('setsPublished')} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}
