import { expect, it } from 'vitest'
import { createRenderedChunks } from './rendered-chunks.ts'

it('styles come for everything that was drawn, code for what is needed at once and for the first two blocks', () => {
  const drawn = createRenderedChunks()
  drawn.note('page.tsx', 'now')
  drawn.note('facets.tsx', 'later')
  for (const block of ['hero.tsx', 'tiles.tsx', 'faq.tsx']) drawn.note(block, 'block')
  drawn.note('footer.tsx', 'later')
  expect(drawn.all()).toEqual(['page.tsx', 'facets.tsx', 'hero.tsx', 'tiles.tsx', 'faq.tsx', 'footer.tsx'])
  expect(drawn.atOnce()).toEqual(['page.tsx', 'hero.tsx', 'tiles.tsx'])
})

it('what is needed at once somewhere is needed at once, wherever else it is drawn', () => {
  const drawn = createRenderedChunks()
  drawn.note('list.tsx', 'later')
  drawn.note('list.tsx', 'now')
  drawn.note('list.tsx', 'later')
  expect(drawn.atOnce()).toEqual(['list.tsx'])
})

it('code without a name, as in tests, is passed over', () => {
  const drawn = createRenderedChunks()
  drawn.note(undefined, 'now')
  expect([drawn.all(), drawn.atOnce()]).toEqual([[], []])
})
