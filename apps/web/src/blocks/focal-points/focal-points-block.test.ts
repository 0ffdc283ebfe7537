import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../../test/render-page.ts'
import { sampleCard } from '../../../test/sample-card.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: 'En lys stue', width: 1920, height: 1200 }
const card = sampleCard()
const POINTS = [
  { x: 12.5, y: 40, product: card },
  { x: 100, y: 0, title: 'Lyset', text: 'Lavt.', link: { to: '/lamper', title: 'Se lamper' } },
]

describe('the image with focal points', () => {
  it('BLOCK-20 has a named button for each point, which the browser itself connects with its card', async () => {
    const html = await renderBlock('FocalPoints', { heading: 'Stuen', image: PICTURE, points: POINTS, theme: 'none' })
    const buttons = [...html.matchAll(/<button type="button"[^>]*popoverTarget="([^"]+)"[^>]*data-part="focal-pin"/gi)]
    expect(buttons).toHaveLength(2)
    for (const [, id] of buttons) expect(html).toMatch(new RegExp(`<div id="${id}" popover="auto"`))
    expect(html).toContain(`Vis ${card.displayName}`)
    expect(html).toContain('--x:12.5%;--y:40%;--mobile-x:12.5%;--mobile-y:40%')
    expect(html).toMatch(/<h3 [^>]*data-part="card-name"[^>]*>/)
    expect(html).toMatch(/data-size="small"/)
    expect(html).toMatch(/<h3[^>]* data-part="focal-title">Lyset<\/h3><p[^>]*>Lavt\.<\/p><a href="\/lamper"/)
  })

  it('BLOCK-20 without scripts its products stand in a list', async () => {
    const html = await renderBlock('FocalPoints', { image: PICTURE, points: POINTS, theme: 'none' })
    const list = /<noscript>.*?<\/noscript>/s.exec(html)?.[0]
    expect(list).toMatch(new RegExp(`<a href="${card.url}"[^>]*>${card.displayName}</a>`))
    expect(list).toContain('Lyset')
  })

  it('BLOCK-20 lies elsewhere on the picture for phones', async () => {
    const point = { x: 1, y: 2, mobile: { x: 3, y: 4 }, title: 'Lyset' }
    const html = await renderBlock('FocalPoints', {
      image: PICTURE,
      mobileImage: PICTURE,
      points: [point],
      theme: 'none',
    })
    expect(html).toContain('--mobile-x:3%;--mobile-y:4%')
  })

  it('BLOCK-20 without its picture there is nothing to point at', async () => {
    expect(await renderBlock('FocalPoints', { points: POINTS, theme: 'none' })).not.toContain('<section')
  })
})
