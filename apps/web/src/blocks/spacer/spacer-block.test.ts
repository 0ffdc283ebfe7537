import { expect, it } from 'vitest'
import { renderBlock } from '../../../test/render-page.ts'

it.each(['small', 'medium', 'large'] as const)('BLOCK-07 is %s, and nothing to who listens', async (size) => {
  expect(await renderBlock('Spacer', { size })).toMatch(new RegExp(`<div [^>]*data-size="${size}" aria-hidden="true">`))
})
