import type { ReactNode } from 'react'
import type { LivePerson } from '@firkant/domain/change-sets/live-calls.ts'
import { useTexts } from '../texts/use-texts.tsx'
import type { Live } from './use-live.ts'

const MAX_INITIALS = 2
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, MAX_INITIALS)
    .join('')
    .toUpperCase()

function Person({ person: { name, isMe, isInSet } }: { readonly person: LivePerson }): ReactNode {
  const { text } = useTexts()
  return (
    <li className="person" data-set={isInSet}>
      <span className="initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span>
        {isMe ? text('hereMe') : name}
        <span className="quiet">{text(isInSet ? 'hereInSet' : 'hereInPage')}</span>
      </span>
    </li>
  )
}

interface PeopleHereProps {
  readonly live: Live
  /** What somebody else did a moment ago. */
  readonly news: string
}

/** Those who have the same page or set open, and what they did a moment ago. */
export function PeopleHere({ live: { people, isConnected }, news }: PeopleHereProps): ReactNode {
  const { text } = useTexts()
  return (
    <div className="people">
      {people.length > 0 && (
        <ul aria-label={text('alsoHere')}>
          {people.map((person) => (
            <Person key={`${person.name} ${person.isMe}`} person={person} />
          ))}
        </ul>
      )}
      <p className="quiet" aria-live="polite">
        {isConnected ? news : text('notLive')}
      </p>
    </div>
  )
}
