import type { ReactNode } from 'react'
import { Rating } from '@firkant/ui/rating/rating.tsx'
import { KitState } from '../kit-state.tsx'

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
