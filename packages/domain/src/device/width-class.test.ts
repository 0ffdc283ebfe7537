import { describe, expect, it } from 'vitest'
import { assumedViewport, widthClassOf, type Viewport, type WidthClass } from './width-class.ts'

const DESKTOP_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const IPHONE_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'
const ANDROID_AGENT =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
const FIREFOX_AGENT = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'
const TABLET_AGENT = 'Mozilla/5.0 (Linux; Android 16; SM-X900) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'

const DESKTOP: Viewport = { width: 1366, height: 1400 }
const MOBILE: Viewport = { width: 768, height: 1024 }

describe('widthClassOf', () => {
  it.each<[number, WidthClass]>([
    [0, 'mobile'],
    [375, 'mobile'],
    [768, 'mobile'],
    [769, 'tablet'],
    [1175, 'tablet'],
    [1176, 'laptop'],
    [1920, 'laptop'],
    [1921, 'desktop'],
    [5120, 'desktop'],
  ])('NAV-13 takes %i px for %s', (width, widthClass) => {
    expect(widthClassOf(width)).toBe(widthClass)
  })
})

describe('assumedViewport', () => {
  it.each([
    ['a desktop browser', DESKTOP_AGENT, DESKTOP],
    ['a tablet', TABLET_AGENT, DESKTOP],
    ['an unknown agent', '', DESKTOP],
    ['an iPhone', IPHONE_AGENT, MOBILE],
    ['an Android phone', ANDROID_AGENT, MOBILE],
    ['Firefox on a phone', FIREFOX_AGENT, MOBILE],
  ])('NAV-10 assumes a size for %s without the cookie', (_case, agent, viewport) => {
    expect(assumedViewport(undefined, agent)).toEqual(viewport)
  })

  it('SEC-01 reads no more of an agent than a browser has to say', () => {
    expect(assumedViewport(undefined, `${'x'.repeat(290)} iPhone`)).toEqual(MOBILE)
    expect(assumedViewport(undefined, `${'x'.repeat(300)} iPhone`)).toEqual(DESKTOP)
  })

  it('NAV-10 believes the cookie rather than the agent', () => {
    expect(assumedViewport('390', DESKTOP_AGENT)).toEqual({ width: 390, height: 1024 })
    expect(assumedViewport('768', DESKTOP_AGENT)).toEqual({ width: 768, height: 1024 })
    expect(assumedViewport('769', IPHONE_AGENT)).toEqual({ width: 769, height: 1400 })
    expect(assumedViewport('10000', IPHONE_AGENT)).toEqual({ width: 10_000, height: 1400 })
  })

  it.each([
    '',
    '0',
    '9',
    '10001',
    '99999',
    '100000',
    '-390',
    '+390',
    '390.5',
    '390px',
    ' 390',
    '1e3',
    '0x500',
    'NaN',
    '٣٩٠',
    '390\n',
    '390;1',
  ])('NAV-10 does not believe a cookie of %j', (cookie) => {
    expect(assumedViewport(cookie, DESKTOP_AGENT)).toEqual(DESKTOP)
    expect(assumedViewport(cookie, IPHONE_AGENT)).toEqual(MOBILE)
  })
})
