import { describe, expect, it } from 'vitest'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { renderBlock } from '../../../test/render-page.ts'

const POSTER = { url: '/images/hero/sofa.webp?v=0a1b2c3d', alt: 'En sofa', width: 2400, height: 1000 }
const OURS = { kind: 'hosted', url: '/media/video/a.mp4', isAmbient: false } as const
const video = (props: Partial<BlockProps['Video']>) =>
  renderBlock('Video', { source: OURS, title: 'En aften', poster: POSTER, ratio: '16:9', ...props })

describe('the video block', () => {
  it('BLOCK-19 a film of ours has the browser’s controls and costs nothing before it is played', async () => {
    const html = await video({ source: { ...OURS, captionsUrl: '/media/video/a.da.vtt' }, caption: 'I november' })
    const tag = /<video[^>]*>/.exec(html)?.[0] ?? ''
    expect(tag).toMatch(/ controls=""/)
    expect(tag).toContain('preload="none"')
    expect(tag).toContain('aria-label="En aften"')
    expect(tag).not.toMatch(/autoplay|loop|poster/i)
    expect(html).toMatch(/<track kind="captions" src="\/media\/video\/a\.da\.vtt" srcLang="da" label="Undertekster"/)
    expect(html).toMatch(/<img[^>]* loading="lazy"[^>]* sizes=/)
    expect(html).toMatch(/<button type="button"[^>]*>.*Afspil filmen: En aften/)
    expect(html).toMatch(/<figcaption[^>]* data-part="video-caption">I november<\/figcaption>/)
  })

  it('BLOCK-19 has its shape before anything of it has come', async () => {
    expect(await video({ ratio: '1:1' })).toMatch(/<div[^>]* style="--film-ratio:1"/)
    expect(await video({ poster: undefined })).toMatch(/--film-ratio:1\.77/)
  })

  it('BLOCK-19 a moving picture is silent and does not begin by markup: there reduced motion could not stop it', async () => {
    const html = await video({ source: { ...OURS, isAmbient: true } })
    const tag = /<video[^>]*>/.exec(html)?.[0] ?? ''
    expect(tag).toMatch(/ loop=""/)
    expect(tag).toMatch(/ muted=""/i)
    expect(tag).toMatch(/playsinline=""/i)
    expect(tag).not.toMatch(/autoplay|controls/i)
    expect(tag).toContain('aria-hidden="true"')
    expect(html).toContain('alt="En sofa"')
    expect(html).not.toContain('<button')
  })

  it.each([
    ['vimeo', '76979871', 'https://vimeo.com/76979871', 'Vimeo'],
    ['youtube', 'M7lc1UVf-VE', 'https://www.youtube.com/watch?v=M7lc1UVf-VE', 'YouTube (Google)'],
  ] as const)('BLOCK-19 %s is a link with a notice until it is pressed', async (kind, id, href, company) => {
    const html = await video({ source: { kind, id } })
    expect(html).not.toMatch(/<iframe|<video|player\.vimeo|nocookie/)
    expect(html).toContain(`href="${href}" target="_blank" rel="noopener noreferrer"`)
    expect(html).toMatch(/<img alt=""/)
    const notice = /aria-describedby="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(html).toContain(`id="${notice}"`)
    expect(html).toContain(`Filmen vises af ${company}.`)
  })
})
