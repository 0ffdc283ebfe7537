import { useId, useState, type ReactNode } from 'react'
import {
  MODERATED_KINDS,
  MODERATION_STATES,
  type ModeratedKind,
  type ModerationState,
} from '@firkant/domain/reviews/moderation.ts'
import type { Moderated } from '@firkant/domain/reviews/review-desk-calls.ts'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { callServer } from '../platform/call-server.ts'
import { useLoaded } from '../platform/use-loaded.ts'
import { MODERATED_NAMES, MODERATION_NAMES } from '../texts/names.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { ReviewItem } from './review-item.tsx'

interface FilterProps<Value extends string> {
  readonly label: string
  readonly value: Value | ''
  readonly options: readonly (readonly [Value | '', string])[]
  readonly choose: (value: Value | undefined) => void
}

function Filter<Value extends string>({ label, value, options, choose }: FilterProps<Value>): ReactNode {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const found = options.find(([each]) => each === target.value)?.[0]
          choose(found === '' ? undefined : found)
        }}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

/** What was written and waits for somebody to look at it, or was looked at. */
export function ReviewsPage(): ReactNode {
  const { text, number } = useTexts()
  const [state, setState] = useState<ModerationState>('pending')
  const [kind, setKind] = useState<ModeratedKind>()
  const query = { state, ...(kind && { kind }) }
  const loaded = useLoaded(`reviews ${state} ${kind}`, () => callServer('GET /api/studio/reviews', { query }))
  const replace = (value: NonNullable<typeof loaded.value>, item: Moderated) =>
    loaded.replace({ ...value, items: value.items.map((each) => (each.id === item.id ? item : each)) })
  return (
    <>
      <h1>{text('reviews')}</h1>
      <p className="lead">{text('reviewsLead')}</p>
      <div className="row">
        <Filter
          label={text('reviewsState')}
          value={state}
          options={MODERATION_STATES.map((each) => [each, text(MODERATION_NAMES[each])] as const)}
          choose={(next) => setState(next ?? 'pending')}
        />
        <Filter
          label={text('reviewsKind')}
          value={kind ?? ''}
          options={[
            ['', text('reviewsAll')],
            ...MODERATED_KINDS.map((each) => [each, text(MODERATED_NAMES[each])] as const),
          ]}
          choose={setKind}
        />
      </div>
      <WhenLoaded of={loaded}>
        {(value) => (
          <>
            <p className="quiet" role="status">
              {text('reviewsPending')}: {number(value.waiting)}
            </p>
            {value.items.length === 0 && <p className="notice">{text('reviewsNone')}</p>}
            {value.items.map((item) => (
              <ReviewItem key={item.id} item={item} replace={(next) => replace(value, next)} />
            ))}
          </>
        )}
      </WhenLoaded>
    </>
  )
}
