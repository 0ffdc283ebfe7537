import type { ReactNode } from 'react'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { Badge } from '@firkant/ui/badge/badge.tsx'
import { Rating } from '@firkant/ui/rating/rating.tsx'
import { Countdown } from '@firkant/ui/countdown/countdown.tsx'
import { KitState, type KitViewProps } from '../kit-state.tsx'

const BADGES = [
  ['label', 'Online only'],
  ['new', 'New'],
  ['save', 'Save 25 %'],
  ['club', 'Club price'],
] as const

export function BadgeStates(): ReactNode {
  return (
    <>
      {BADGES.map(([theme, words]) => (
        <KitState key={theme} name={theme}>
          <Badge theme={theme}>{words}</Badge>
        </KitState>
      ))}
      <KitState name="long words">
        <Badge theme="save">Save up to 1 200,- on the whole series this week</Badge>
      </KitState>
    </>
  )
}

const RATINGS = [
  [5, '1 204'],
  [4.6, '38'],
  [2.5, '7'],
  [1, '1'],
] as const

export function RatingStates(): ReactNode {
  return (
    <>
      {RATINGS.map(([rating, count]) => (
        <KitState key={rating} name={`${rating} of 5`}>
          <Rating rating={rating} label={`${rating} of 5 stars, ${count} reviews`} note={count} />
        </KitState>
      ))}
      <KitState name="Stars alone">
        <Rating rating={3.8} label="3.8 of 5 stars" />
      </KitState>
    </>
  )
}

const UNITS = { days: 'd', hours: 'h', minutes: 'm', seconds: 's' } as const

const ENDS = [
  ['Days away', 75 * HOUR_MS],
  ['The last hours', 4.5 * HOUR_MS],
  ['Over', -HOUR_MS],
] as const

export function CountdownStates({ madeAt }: KitViewProps): ReactNode {
  return ENDS.map(([name, left]) => (
    <KitState key={name} name={name}>
      <Countdown
        endsAt={new Date(madeAt.getTime() + left)}
        lead="The price ends in"
        endText={() => 'The price ends on Sunday at 23.59'}
        units={UNITS}
      />
    </KitState>
  ))
}
