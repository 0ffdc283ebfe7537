import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Rating } from './rating.tsx'

const markup = (rating: number) => renderToStaticMarkup(<Rating rating={rating} label="4.6 of 5" note="38" />)

it('CARD-01 fills the stars as far as the rating reaches, and never beyond them', () => {
  expect(markup(4.5)).toContain('--share:90%')
  expect(markup(7)).toContain('--share:100%')
  expect(markup(-1)).toContain('--share:0%')
})

it('CARD-01 is read as one sentence: stars and count are for the eye', () => {
  expect(markup(4.6).replaceAll(/<span[^>]*aria-hidden="true"[^>]*>[^<]*<\/span>/g, '')).toBe(
    '<span data-part="rating"><span class="sr-only">4.6 of 5</span></span>',
  )
})
