import { describe, expect, it } from 'vitest'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { renderBlocks } from '../../../test/render-page.ts'

type Banner = BlockProps['ImageBanner']
const PICTURE = { url: '/images/hero/dining-days.webp?v=0a1b2c3d', alt: 'Et dækket bord', width: 1600, height: 900 }
const MOBILE_PICTURE = { ...PICTURE, url: '/images/hero/dining-days-tall.webp?v=0a1b2c3d', width: 900, height: 1600 }
const PLAIN: Banner = {
  coverage: 'twoThirds',
  alignment: 'left',
  theme: 'none',
  horizontal: 'left',
  vertical: 'center',
  radius: 'large',
}

async function banner(props: Partial<Banner>): Promise<string> {
  const { html, errors } = await renderBlocks([
    { id: 'a', componentName: 'ImageBanner', props: { ...PLAIN, ...props } },
  ])
  expect(errors).toEqual([])
  return /<section.*?<\/section>/.exec(html)?.[0] ?? expect.unreachable('there is no banner')
}

describe('the image banner', () => {
  it.each(['full', 'twoThirds', 'half', 'oneThird'] as const)(
    'BLOCK-30 covers %s with its picture',
    async (coverage) => {
      const html = await banner({ image: PICTURE, coverage })
      expect(html).toContain(`data-coverage="${coverage}"`)
      expect(html.match(/<img /g)).toHaveLength(1)
      expect(html).toContain('alt="Et dækket bord"')
    },
  )

  it('BLOCK-30 has no picture with coverage none, and coverage none without a picture', async () => {
    expect(await banner({ image: PICTURE, coverage: 'none' })).not.toContain('<img')
    expect(await banner({ coverage: 'full' })).toContain('data-coverage="none"')
  })

  it('BLOCK-30 passes on every choice of the editor', async () => {
    const html = await banner({
      image: PICTURE,
      alignment: 'right',
      theme: 'brown',
      horizontal: 'center',
      vertical: 'bottom',
      radius: 'small',
      focus: { x: 30, y: 70 },
    })
    for (const shown of [
      'data-alignment="right"',
      'data-theme="brown"',
      'data-horizontal="center"',
      'data-vertical="bottom"',
      'data-radius="small"',
      '--focus-x:30%;--focus-y:70%',
    ]) {
      expect(html).toContain(shown)
    }
  })

  it('BLOCK-30 has a picture and a text of its own for mobile', async () => {
    const html = await banner({
      image: PICTURE,
      mobileImage: MOBILE_PICTURE,
      text: '<p>Bred</p>',
      mobileText: '<p>Smal</p>',
    })
    expect(html.match(/<img /g)).toHaveLength(1)
    expect(html).toMatch(/<source media="\(width &lt;= 768px\)" srcSet="\/images\/hero\/dining-days-tall/)
    expect(html).toContain('data-has-mobile="true"')
    expect(html).toContain('<p>Bred</p>')
    expect(html).toContain('<p>Smal</p>')
  })
})
