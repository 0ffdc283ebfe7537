import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { attributesOf, readMarkup, textOf } from '../../test/shown.ts'
import { QuantitySelector, steppedQuantity } from './quantity-selector.tsx'

const selector = (problem?: string) =>
  readMarkup(
    renderToStaticMarkup(
      <QuantitySelector
        label="How many"
        fewerLabel="Fewer"
        moreLabel="More"
        step={2}
        max={998}
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
    ),
  )

it('PDP-03 is a native list that belongs to the form, its last choice with a plus', () => {
  const shown = selector()
  const list = shown.getByRole('combobox', { name: 'How many' })
  expect([list.tagName, ...attributesOf(list, ['name', 'form'])]).toEqual(['SELECT', 'quantity', 'buy'])
  const options = [...list.querySelectorAll('option')]
  expect(options.map((option) => [option.value, textOf(option), option.hasAttribute('selected')])).toEqual([
    ['2', '2', true],
    ['4', '4+', false],
  ])
  expect(attributesOf(shown.getByRole('button', { name: 'Fewer' }), ['aria-disabled'])).toEqual(['true'])
  expect(attributesOf(shown.getByRole('button', { name: 'More' }), ['aria-disabled'])).toEqual([null])
})

it('PDP-03 says at the field what is wrong with the quantity', () => {
  const shown = selector('Only in pairs')
  const problem = shown.getByText('Only in pairs')
  expect(problem.getAttribute('aria-live')).toBe('polite')
  const list = shown.getByRole('combobox', { name: 'How many' })
  expect(attributesOf(list, ['aria-invalid', 'aria-describedby'])).toEqual(['true', problem.id])
  expect(attributesOf(selector().getByRole('combobox'), ['aria-invalid', 'aria-describedby'])).toEqual([null, null])
})

it.each([
  [2, 1, 4],
  [2, -1, 2],
  [998, 1, 998],
  [23, 1, 24],
  [23, -1, 22],
  [1, -1, 2],
] as const)('PDP-03 CART-04 from %i by %i the buttons count to %i in sets of two', (quantity, steps, next) => {
  expect(steppedQuantity(quantity, steps, { step: 2, max: 998 })).toBe(next)
})
