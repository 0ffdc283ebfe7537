import { describe, expect, it } from 'vitest'
import { focusFor, isShownIn, placeOfPicture, suitsMood, type PicturePlace } from './picture-place.ts'

describe('what is where in a picture', () => {
  const room = { focus: { x: 46, y: 66 }, products: { chair: { x: 93, y: 73 } }, mood: 'light' } as const

  it('IMG-03 a crop keeps the product that it is made for, else the main piece', () => {
    expect(focusFor(room, 'chair')).toEqual({ x: 93, y: 73 })
    expect(focusFor(room, 'sofa')).toEqual({ x: 46, y: 66 })
    expect(focusFor(room)).toEqual({ x: 46, y: 66 })
    expect(focusFor(undefined, 'sofa')).toBeUndefined()
  })

  it('IMG-03 sunlit rooms are not for the dark brand; evenings are for all', () => {
    expect(suitsMood(room, 'dark')).toBe(false)
    expect(suitsMood({ mood: 'dark' }, 'dark')).toBe(true)
    expect(suitsMood(undefined, 'dark')).toBe(true)
    expect(suitsMood({ mood: 'dark' }, 'light')).toBe(true)
  })

  it('IMG-03 an evening that stands in for a scene is shown where the scene is not', () => {
    const places = new Map<string, PicturePlace>([
      ['day', room],
      ['evening', { mood: 'dark', insteadOf: 'day' }],
    ])
    const shownIn = (mood: 'light' | 'dark') =>
      [...places.keys()].filter((file) => isShownIn(mood, file, (one) => places.get(one)))
    expect(shownIn('light')).toEqual(['day'])
    expect(shownIn('dark')).toEqual(['evening'])
  })

  it('STU-04 IMG-03 an editor’s point wins over that of the file, and what took its place is described by nothing else', () => {
    const focus = { x: 10, y: 20 }
    expect(placeOfPicture({ focus: null, isStored: false }, room)).toEqual(room)
    expect(placeOfPicture({ focus, isStored: false }, room)).toEqual({ ...room, focus })
    expect(placeOfPicture({ focus: null, isStored: true }, room)).toBeUndefined()
    expect(placeOfPicture({ focus, isStored: true }, room)).toEqual({ focus })
  })
})
