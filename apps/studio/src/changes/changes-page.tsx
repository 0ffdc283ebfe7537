import { useState, type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { CHANGE_SET_STATES } from '@firkant/domain/change-sets/change-set-states.ts'
import { ORDER_STATES } from '@firkant/domain/orders/order-states.ts'
import { isRefusal, MODERATED_KINDS, MODERATION_STATES } from '@firkant/domain/reviews/moderation.ts'
import type { ShownChange } from '@firkant/domain/studio/studio-calls.ts'
import type { ChangedFields } from '@firkant/domain/studio/studio-changes.ts'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { callServer } from '../platform/call-server.ts'
import { useLoaded } from '../platform/use-loaded.ts'
import {
  CHANGE_NAMES,
  MODERATED_NAMES,
  MODERATION_NAMES,
  REFUSAL_NAMES,
  ROLE_NAMES,
  STATE_NAMES,
} from '../texts/names.ts'
import { useTexts, type TextKey } from '../texts/use-texts.tsx'

const FIELDS: Readonly<Record<string, TextKey>> = {
  state: 'field_state',
  parcel: 'field_parcel',
  restocked: 'field_restocked',
  pieces: 'field_pieces',
  refundMinor: 'field_refundMinor',
  characters: 'field_characters',
  code: 'field_code',
  size: 'field_size',
  version: 'field_version',
  folder: 'field_folder',
  focus: 'field_focus',
  alt_da: 'field_alt_da',
  alt_nb: 'field_alt_nb',
  alt_sv: 'field_alt_sv',
  documents: 'field_documents',
  from: 'field_from',
  until: 'field_until',
  kind: 'field_kind',
  text: 'field_text',
  stars: 'field_stars',
  answer: 'field_answer',
}

const MOMENTS: readonly string[] = ['from', 'until']

function Fields({ fields }: { readonly fields: ChangedFields }): ReactNode {
  const { text, number, moment } = useTexts()
  const written = (name: string, value: ChangedFields[string]) => {
    const state = ORDER_STATES.find((each) => each === value)
    if (state) return text(STATE_NAMES[state])
    const stateOfSet = CHANGE_SET_STATES.find((each) => each === value)
    if (name === 'state' && stateOfSet) return text(`setIs_${stateOfSet}`)
    const stateOfText = MODERATION_STATES.find((each) => each === value)
    if (name === 'state' && stateOfText) return text(MODERATION_NAMES[stateOfText])
    const kind = MODERATED_KINDS.find((each) => each === value)
    if (name === 'kind' && kind) return text(MODERATED_NAMES[kind])
    if (MOMENTS.includes(name) && typeof value === 'string') return moment(value)
    if (value === true) return text('yes')
    if (typeof value !== 'number') return String(value)
    return number(name === 'refundMinor' ? value / 100 : value)
  }
  const entries = Object.entries(fields)
  if (entries.length === 0) return '–'
  return entries.map(([name, value]) => {
    const key = FIELDS[name]
    return (
      <span key={name} className="changed-field">
        {key ? text(key) : name}: {written(name, value)}
      </span>
    )
  })
}

function ChangeRow({ at, by, role, kind, subject, before, after, reason }: ShownChange): ReactNode {
  const { text, moment } = useTexts()
  const isOfOrder = /^[A-Z]{2}-/.test(subject)
  return (
    <tr>
      <th scope="row">
        {text(CHANGE_NAMES[kind])}
        {isOfOrder ? (
          <Link href={`/studio/orders/${subject}`}>{subject}</Link>
        ) : (
          <span className="quiet">{subject}</span>
        )}
      </th>
      <td>
        {by}
        <span className="quiet">
          {text(ROLE_NAMES[role])}, {moment(at)}
        </span>
      </td>
      <td>
        <Fields fields={before} />
      </td>
      <td>
        <Fields fields={after} />
      </td>
      <td>{reason !== undefined && isRefusal(reason) ? text(REFUSAL_NAMES[reason]) : reason}</td>
    </tr>
  )
}

function ChangePage({ before }: { readonly before: number | undefined }): ReactNode {
  const { text } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const loaded = useLoaded(`changes ${before ?? ''}`, () =>
    callServer('GET /api/studio/changes', { query: before === undefined ? {} : { before } }),
  )
  return (
    <WhenLoaded of={loaded}>
      {({ changes, hasMore }) => (
        <>
          {changes.length === 0 && <p className="notice">{text('noChanges')}</p>}
          {changes.length > 0 && (
            <div className="wide">
              <table className="card plain-table" data-kind="changes">
                <thead>
                  <tr>
                    <th scope="col">{text('changes')}</th>
                    <th scope="col">{text('who')}</th>
                    <th scope="col">{text('before')}</th>
                    <th scope="col">{text('after')}</th>
                    <th scope="col">{text('reason')}</th>
                  </tr>
                </thead>
                <tbody>
                  {changes.map((each) => (
                    <ChangeRow key={each.id} {...each} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {hasMore && !isOpen && (
            <button type="button" className="button" onClick={() => setOpen(true)}>
              {text('older')}
            </button>
          )}
          {isOpen && <ChangePage before={changes.at(-1)?.id} />}
        </>
      )}
    </WhenLoaded>
  )
}

export function ChangesPage(): ReactNode {
  const { text } = useTexts()
  return (
    <>
      <h1>{text('changes')}</h1>
      <p className="lead">{text('changesLead')}</p>
      <ChangePage before={undefined} />
    </>
  )
}
