import { expect, it } from 'vitest'
import { showBlock } from '../../../test/render-page.ts'

it.each(['small', 'medium', 'large'] as const)('BLOCK-07 is %s, and nothing to who listens', async (size) => {
  const space = (await showBlock('Spacer', { size })).root.firstElementChild
  expect([space?.getAttribute('data-size'), space?.getAttribute('aria-hidden')]).toEqual([size, 'true'])
})
