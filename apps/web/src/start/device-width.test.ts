import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDeviceWidthCookie } from './device-width.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(protocol: string) {
  const written: string[] = []
  const document = {
    set cookie(text: string) {
      written.push(text)
    },
  }
  const win = Object.assign(new EventTarget(), { innerWidth: 1440, location: { protocol }, document })
  setDeviceWidthCookie(win as unknown as Window)
  const resizeTo = (width: number) => {
    win.innerWidth = width
    win.dispatchEvent(new Event('resize'))
  }
  return { written, resizeTo }
}

describe('the width cookie', () => {
  it('NAV-10 is written on load, for a year', () => {
    expect(open('http:').written).toEqual(['deviceWidth=1440; Path=/; Max-Age=31536000; SameSite=Lax'])
    expect(open('https:').written).toEqual(['deviceWidth=1440; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
  })

  it('NAV-10 is written on resize, once it is over', () => {
    const { written, resizeTo } = open('https:')
    resizeTo(1200)
    vi.advanceTimersByTime(199)
    resizeTo(390)
    vi.advanceTimersByTime(199)
    expect(written).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(written.slice(1)).toEqual([expect.stringMatching(/^deviceWidth=390;/)])
  })
})
