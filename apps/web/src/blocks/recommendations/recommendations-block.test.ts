import { describe, expect, it } from 'vitest'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { renderBlocks } from '../../../test/render-page.ts'
import { sampleCard } from '../../../test/sample-card.ts'

async function block(props: Partial<BlockProps['Recommendations']>): Promise<string> {
  const given = { kind: 'popular', limit: 12, theme: 'none', products: [], ...props } as const
  const { html, errors } = await renderBlocks([{ id: 'a', componentName: 'Recommendations', props: given }])
  expect(errors).toEqual([])
  return /<div id="block-a".*?<\/main>/s.exec(html)?.[0] ?? expect.unreachable('there is no block')
}
const products = ['a', 'b', 'c'].map((productKey) => sampleCard({ productKey }))

describe('recommendations', () => {
  it.each(['similar', 'series', 'accessories', 'popular'] as const)(
    'BLOCK-25 %s stand in a named carousel',
    async (kind) => {
      const html = await block({ kind, heading: 'Måske også *dette*', products })
      expect(html).toContain(`data-kind="${kind}"`)
      expect(html).toContain('aria-label="Måske også dette"')
      expect(html.match(/data-part="card"/g)).toHaveLength(3)
      expect(html).toMatch(/<h3 [^>]*data-part="card-name"[^>]*>/)
    },
  )

  it('BLOCK-25 nothing to recommend shows nothing', async () => {
    expect(await block({ heading: 'Måske også dette' })).not.toContain('<section')
  })

  it('BLOCK-25 what was seen lately is not the server’s to know', async () => {
    expect(await block({ kind: 'recentlyViewed', heading: 'Set for nylig' })).not.toContain('<section')
  })
})
