import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readMarkup } from '../../test/shown.ts'
import { Rating } from './rating.tsx'

const show = (rating: number) => readMarkup(renderToStaticMarkup(<Rating rating={rating} label="4.6 of 5" note="38" />))

it('CARD-01 fills the stars as far as the rating reaches, and never beyond them', () => {
  const share = (rating: number) => show(rating).root.querySelector('[style]')?.getAttribute('style')
  expect([share(4.5), share(7), share(-1)]).toEqual(['--share:90%', '--share:100%', '--share:0%'])
})

it('CARD-01 is read as one sentence: stars and count are for the eye', () => {
  const rating = show(4.6).part('rating')
  for (const seen of rating.querySelectorAll('[aria-hidden=true]')) seen.remove()
  expect([...rating.children].map(({ className }) => className)).toEqual(['sr-only'])
  expect(rating.textContent).toBe('4.6 of 5')
})
