import { describe, expect, it } from 'vitest'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { textOf } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'

const POSTER = { url: '/images/hero/sofa.webp?v=0a1b2c3d', alt: 'En sofa', width: 2400, height: 1000 }
const OURS = { kind: 'hosted', url: '/media/video/a.mp4', isAmbient: false } as const
const video = (props: Partial<BlockProps['Video']>) =>
  showBlock('Video', { source: OURS, title: 'En aften', poster: POSTER, ratio: '16:9', ...props })
/** Which of these the film has. */
const traitsOf = (film: Element | null) =>
  ['autoplay', 'controls', 'loop', 'muted', 'playsinline', 'poster'].filter((name) => film?.hasAttribute(name))

describe('the video block', () => {
  it('BLOCK-19 a film of ours has the browser’s controls and costs nothing before it is played', async () => {
    const shown = await video({ source: { ...OURS, captionsUrl: '/media/video/a.da.vtt' }, caption: 'I november' })
    const film = shown.root.querySelector('video')
    expect(traitsOf(film)).toEqual(expect.arrayContaining(['controls']))
    for (const trait of ['autoplay', 'loop', 'poster']) expect(traitsOf(film)).not.toContain(trait)
    expect([film?.getAttribute('preload'), film?.getAttribute('aria-label')]).toEqual(['none', 'En aften'])
    const captions = shown.root.querySelector('track')
    expect(['kind', 'src', 'srclang', 'label'].map((name) => captions?.getAttribute(name))).toEqual([
      'captions',
      '/media/video/a.da.vtt',
      'da',
      'Undertekster',
    ])
    expect(shown.root.querySelector('img[loading=lazy][sizes]')).not.toBeNull()
    const play = shown.getByRole<HTMLButtonElement>('button', { name: /Afspil filmen: En aften/ })
    expect(play.type).toBe('button')
    expect(textOf(shown.root.querySelector('figcaption[data-part=video-caption]'))).toBe('I november')
  })

  it('BLOCK-19 has its shape before anything of it has come', async () => {
    const ratioOf = async (props: Partial<BlockProps['Video']>) =>
      (await video(props)).root.querySelector('div[style*="--film-ratio"]')?.getAttribute('style')
    expect(await ratioOf({ ratio: '1:1' })).toBe('--film-ratio:1')
    expect(await ratioOf({ poster: undefined })).toMatch(/^--film-ratio:1\.77/)
  })

  it('BLOCK-19 a moving picture is silent and does not begin by markup: there reduced motion could not stop it', async () => {
    const shown = await video({ source: { ...OURS, isAmbient: true } })
    const film = shown.root.querySelector('video')
    expect(traitsOf(film)).toEqual(expect.arrayContaining(['loop', 'muted', 'playsinline']))
    for (const trait of ['autoplay', 'controls']) expect(traitsOf(film)).not.toContain(trait)
    expect(film?.getAttribute('aria-hidden')).toBe('true')
    expect(shown.root.querySelector('img')?.getAttribute('alt')).toBe('En sofa')
    expect(shown.root.querySelector('button')).toBeNull()
  })

  it.each([
    ['vimeo', '76979871', 'https://vimeo.com/76979871', 'Vimeo'],
    ['youtube', 'M7lc1UVf-VE', 'https://www.youtube.com/watch?v=M7lc1UVf-VE', 'YouTube (Google)'],
  ] as const)('BLOCK-19 %s is a link with a notice until it is pressed', async (kind, id, href, company) => {
    const shown = await video({ source: { kind, id } })
    expect(shown.root.querySelector('iframe, video')).toBeNull()
    expect(shown.root.innerHTML).not.toMatch(/player\.vimeo|nocookie/)
    const link = shown.getByRole('link')
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      href,
      '_blank',
      'noopener noreferrer',
    ])
    expect(shown.root.querySelector('img')?.getAttribute('alt')).toBe('')
    const notice = shown.root.querySelector(`[id="${link.getAttribute('aria-describedby')}"]`)
    expect(textOf(notice)).toContain(`Filmen vises af ${company}.`)
  })
})
