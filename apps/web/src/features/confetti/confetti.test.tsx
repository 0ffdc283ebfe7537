import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { mountWithShop } from '../../../test/mount-with-shop.tsx'
import { CONFETTI_SETTINGS as SETTINGS } from '../../../test/sample-confetti.ts'
import { recordsOf } from '../../../test/sample-frame.ts'
import { playConfettiOnce } from './confetti-once.ts'
import { Confetti } from './confetti.ts'

const canvas = () => document.querySelector<HTMLCanvasElement>('canvas[data-part=confetti]')
const played = () => window.localStorage.getItem('confetti-played')
const fail = (error: unknown) => {
  throw error
}

/** A visit of somebody who wants motion or stillness; the frames of the animation are drawn by the test. */
async function visit({ wantsStillness = false, settings = SETTINGS } = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  await mountWithShop(null)
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
  Object.assign(window, { matchMedia: () => ({ matches: wantsStillness }) })
  const context = { clearRect: vi.fn(), save: vi.fn(), restore: vi.fn(), translate: vi.fn(), rotate: vi.fn() }
  const fillRect = vi.fn()
  Object.assign(window.HTMLCanvasElement.prototype, {
    getContext: () => ({ ...context, scale: vi.fn(), fillRect }),
  })
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms)
    for (const draw of frames.splice(0)) draw(performance.now())
  }
  playConfettiOnce(settings, fail)
  return { pass, fillRect }
}

describe('confetti', () => {
  it('SHELL-11 plays in nobody’s way, is noted before it plays, and is gone afterwards', async () => {
    const { pass, fillRect } = await visit()
    expect([canvas()?.getAttribute('aria-hidden'), canvas()?.style.pointerEvents]).toEqual(['true', 'none'])
    expect(played()).toBe('opening')
    pass(400)
    expect(fillRect).toHaveBeenCalled()
    pass(1700)
    expect(canvas()).not.toBeNull()
    for (let frame = 0; frame < 3; frame += 1) pass(1000)
    expect(canvas()).toBeNull()
    playConfettiOnce(SETTINGS, fail)
    expect(canvas()).toBeNull()
    playConfettiOnce({ ...SETTINGS, currentConfettiId: 'anniversary' }, fail)
    expect([canvas() !== null, played()]).toEqual([true, 'anniversary'])
  })

  it('SHELL-11 never plays for those who asked for stillness, nor notes that it did', async () => {
    await visit({ wantsStillness: true })
    expect([canvas(), played()]).toEqual([null, null])
  })

  it('SHELL-11 begins with the page where the editors switched it on', async () => {
    await mountWithShop(<Confetti />, { dynamicData: recordsOf({ settings: SETTINGS }) })
    await vi.waitFor(() => expect(played()).toBe('opening'))
  })
})
