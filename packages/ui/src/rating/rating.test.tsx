import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { attributesOf, readMarkup } from '../../test/shown.ts'
import { Rating } from './rating.tsx'

const show = (rating: number) =>
  readMarkup(renderToStaticMarkup(<Rating rating={rating} label="4.6 of 5" note="38" />)).part('rating')

it('CARD-01 fills the stars as far as the rating reaches, and never beyond them', () => {
  const share = (rating: number) => show(rating).getAttribute('style')
  expect([share(4.5), share(4.4), share(7), share(-1)]).toEqual([
    '--share:90%',
    '--share:88%',
    '--share:100%',
    '--share:0%',
  ])
})

it('CARD-01 is read as one sentence: stars and count are for the eye', () => {
  const rating = show(4.6)
  expect(attributesOf(rating, ['role', 'aria-label', 'data-note'])).toEqual(['img', '4.6 of 5', '38'])
  expect(rating.textContent).toBe('')
})
