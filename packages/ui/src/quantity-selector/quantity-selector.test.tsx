import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { attributesOf, readMarkup, textOf } from '../../test/shown.ts'
import { QuantitySelector } from './quantity-selector.tsx'

const selector = (problem?: string) =>
  readMarkup(
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
  expect(shown.queryByRole('alert')).toBeNull()
})

it('PDP-03 says at the field what is wrong with the quantity', () => {
  const shown = selector('Only in pairs')
  const problem = shown.getByRole('alert')
  expect([problem.tagName, textOf(problem)]).toEqual(['P', 'Only in pairs'])
  const list = shown.getByRole('combobox', { name: 'How many' })
  expect(attributesOf(list, ['aria-invalid', 'aria-describedby'])).toEqual(['true', problem.id])
  expect(attributesOf(selector().getByRole('combobox'), ['aria-invalid', 'aria-describedby'])).toEqual([null, null])
})
