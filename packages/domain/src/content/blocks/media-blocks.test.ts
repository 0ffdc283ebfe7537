import { describe, expect, it } from 'vitest'
import { flowboxContent, focalPointsContent, videoContent } from './media-blocks.ts'

const PICTURE = { file: 'hero/dining-days.webp', alt: 'Et bord' }
const film = (source: object) => videoContent.safeParse({ source, title: 'x', poster: PICTURE }).success
const points = (content: object) =>
  focalPointsContent.safeParse({ image: PICTURE, points: [{ x: 1, y: 2, title: 'x' }], ...content }).success

describe('what an editor may write', () => {
  it('BLOCK-19 names a film of the media folder or of one of the two players', () => {
    expect(film({ kind: 'hosted', film: 'video/workshop.mp4', captions: 'video/workshop.da.vtt' })).toBe(true)
    expect(film({ kind: 'vimeo', id: '76979871' })).toBe(true)
    expect(film({ kind: 'youtube', id: 'M7lc1UVf-VE' })).toBe(true)
    for (const file of ['../secret.mp4', '/video/a.mp4', 'video/a.mov', 'https://x.example/a.mp4', 'video/a.mp4?x'])
      expect(film({ kind: 'hosted', film: file }), file).toBe(false)
    expect(film({ kind: 'hosted', film: 'a.mp4', captions: 'a.srt' })).toBe(false)
    expect(film({ kind: 'vimeo', id: '1?x=1' })).toBe(false)
    expect(film({ kind: 'youtube', id: 'a/../b"' })).toBe(false)
    expect(film({ kind: 'tiktok', id: '76979871' })).toBe(false)
  })

  it('BLOCK-20 points lie on the picture, and on that for phones where there is one', () => {
    expect(points({})).toBe(true)
    expect(points({ points: [{ x: 101, y: 2, title: 'x' }] })).toBe(false)
    expect(points({ points: [{ x: 1, y: 2, title: 'x', productKey: 'y' }] })).toBe(false)
    expect(points({ mobileImage: PICTURE })).toBe(false)
    expect(points({ mobileImage: PICTURE, points: [{ x: 1, y: 2, title: 'x', mobile: { x: 3, y: 4 } }] })).toBe(true)
    expect(points({ points: [{ x: 1, y: 2, title: 'x', mobile: { x: 3, y: 4 } }] })).toBe(false)
  })

  it('BLOCK-08 names a feed by its file', () => {
    expect(flowboxContent.parse({ feed: 'homes' })).toMatchObject({ layout: 'carousel', limit: 12, theme: 'none' })
    for (const feed of ['../homes', 'Homes', '']) expect(flowboxContent.safeParse({ feed }).success).toBe(false)
  })
})
