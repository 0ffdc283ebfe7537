import { describe, expect, it } from 'vitest'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { shownIn } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'
import { sampleCard } from '../../../test/sample-card.ts'

const block = (props: Partial<BlockProps['Recommendations']>) =>
  showBlock('Recommendations', { kind: 'popular', limit: 12, theme: 'none', products: [], ...props })
const products = ['a', 'b', 'c'].map((productKey) => sampleCard({ productKey }))

describe('recommendations', () => {
  it.each(['similar', 'series', 'accessories', 'popular'] as const)(
    'BLOCK-25 %s stand in a named carousel',
    async (kind) => {
      const shown = await block({ kind, heading: 'Måske også *dette*', products })
      expect(shown.root.querySelector('section')?.dataset.kind).toBe(kind)
      const row = shownIn(shown.getByRole('group', { name: 'Måske også dette' }))
      expect(row.parts('card')).toHaveLength(3)
      expect(row.getAllByRole('heading', { level: 3 })).toEqual(row.parts('card-name'))
    },
  )

  it('BLOCK-25 nothing to recommend shows nothing', async () => {
    expect((await block({ heading: 'Måske også dette' })).root.childElementCount).toBe(0)
  })

  it('BLOCK-25 what was seen lately is not the server’s to know', async () => {
    const { root } = await block({ kind: 'recentlyViewed', heading: 'Set for nylig' })
    expect(root.childElementCount).toBe(0)
  })
})
