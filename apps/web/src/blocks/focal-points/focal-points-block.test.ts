import { describe, expect, it } from 'vitest'
import { shownIn, textOf } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'
import { sampleCard } from '../../../test/sample-card.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: 'En lys stue', width: 1920, height: 1200 }
const card = sampleCard()
const POINTS = [
  { x: 12.5, y: 40, product: card },
  { x: 100, y: 0, title: 'Lyset', text: 'Lavt.', link: { to: '/lamper', title: 'Se lamper' } },
]

describe('the image with focal points', () => {
  it('BLOCK-20 has a named button for each point, which the browser itself connects with its card', async () => {
    const shown = await showBlock('FocalPoints', { heading: 'Stuen', image: PICTURE, points: POINTS, theme: 'none' })
    const pins = [`Vis ${card.displayName}`, 'Vis Lyset'].map((name) =>
      shown.getByRole<HTMLButtonElement>('button', { name }),
    )
    expect(pins).toEqual(shown.parts('focal-pin'))
    for (const pin of pins) {
      expect(pin.type).toBe('button')
      const preview = shown.root.querySelector(`[id="${pin.getAttribute('popovertarget')}"]`)
      expect(preview?.getAttribute('popover')).toBe('auto')
    }
    expect(shown.parts('focal-point')[0]?.getAttribute('style')).toContain(
      '--x:12.5%;--y:40%;--mobile-x:12.5%;--mobile-y:40%',
    )
    // The card itself comes with the script.
    expect(shown.parts('focal-preview')[0]?.querySelector('a')?.getAttribute('href')).toBe(card.url)
    expect(shown.parts('card')).toEqual([])
    const title = shown.getByRole('heading', { level: 3, name: 'Lyset' })
    expect(title.dataset.part).toBe('focal-title')
    expect(textOf(title.parentElement?.querySelector('h3 + p'))).toBe('Lavt.')
    expect(title.parentElement?.querySelector('h3 + p + a')?.getAttribute('href')).toBe('/lamper')
  })

  it('BLOCK-20 without scripts its products stand in a list', async () => {
    const shown = await showBlock('FocalPoints', { image: PICTURE, points: POINTS, theme: 'none' })
    const list = shownIn(shown.root, 'noscript')
    expect(list.getByText(card.displayName, { selector: 'a' }).getAttribute('href')).toBe(card.url)
    list.getByText('Lyset')
  })

  it('BLOCK-20 lies elsewhere on the picture for phones', async () => {
    const points = [{ x: 1, y: 2, mobile: { x: 3, y: 4 }, title: 'Lyset' }]
    const shown = await showBlock('FocalPoints', { image: PICTURE, mobileImage: PICTURE, points, theme: 'none' })
    expect(shown.part('focal-point').getAttribute('style')).toContain('--mobile-x:3%;--mobile-y:4%')
  })

  it('BLOCK-20 without its picture there is nothing to point at', async () => {
    const { root } = await showBlock('FocalPoints', { points: POINTS, theme: 'none' })
    expect(root.childElementCount).toBe(0)
  })
})
