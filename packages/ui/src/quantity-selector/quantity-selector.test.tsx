import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QuantitySelector } from './quantity-selector.tsx'

const markup = (problem?: string) =>
  renderToStaticMarkup(
    <QuantitySelector
      label="How many"
      options={[
        { quantity: 2, isOpenEnded: false },
        { quantity: 4, isOpenEnded: true },
      ]}
      quantity={2}
      problem={problem}
      name="quantity"
      form="buy"
      onChange={() => undefined}
      read={Number}
    />,
  )

it('PDP-03 is a native list that belongs to the form, its last choice with a plus', () => {
  const html = markup()
  expect(html).toMatch(/<select[^>]*name="quantity"[^>]*form="buy"/)
  expect(html).toContain('<option value="2" selected="">2</option><option value="4">4+</option>')
  expect(html).not.toContain('role="alert"')
})

it('PDP-03 says at the field what is wrong with the quantity', () => {
  expect(markup('Only in pairs')).toMatch(/<p id="[^"]+-problem" role="alert"[^>]*>Only in pairs<\/p>/)
})
