import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readMarkup } from '@firkant/ui/test/shown.ts'
import { CountBadge } from './count-badge.tsx'

it.each([
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '#'],
])('SHELL-04 a count of %i is shown as %s', (count, shown) => {
  const { root } = readMarkup(renderToStaticMarkup(<CountBadge count={count} />))
  expect(root.querySelector('span')?.textContent).toBe(shown)
})
