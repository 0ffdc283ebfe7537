import { DAY_S } from '../duration/duration.ts'

export const WIDTH_CLASSES = ['mobile', 'tablet', 'laptop', 'desktop'] as const
export type WidthClass = (typeof WIDTH_CLASSES)[number]

/** The widest viewport, in CSS pixels, of each class; anything wider is desktop. */
export const BREAKPOINTS = { mobile: 768, tablet: 1175, laptop: 1920 } as const

export const DEVICE_WIDTH_COOKIE = 'deviceWidth'
export const DEVICE_WIDTH_MAX_AGE_S = 365 * DAY_S

export interface Viewport {
  readonly width: number
  readonly height: number
}

export const ASSUMED_DESKTOP: Viewport = { width: 1366, height: 1400 }
export const ASSUMED_MOBILE: Viewport = { width: 768, height: 1024 }

export function widthClassOf(width: number): WidthClass {
  if (width <= BREAKPOINTS.mobile) return 'mobile'
  if (width <= BREAKPOINTS.tablet) return 'tablet'
  if (width <= BREAKPOINTS.laptop) return 'laptop'
  return 'desktop'
}

const MOBILE_AGENT = /Mobi|iPhone|iPod/i
/** Limits the work on very long headers; browsers identify themselves within this length. */
const AGENT_READ = 300
const WIDEST_BELIEVED = 10_000

/** The viewport the server renders for: the cookie's width, else a guess from the user agent. */
export function assumedViewport(cookieWidth: string | undefined, userAgent: string): Viewport {
  const guess = MOBILE_AGENT.test(userAgent.slice(0, AGENT_READ)) ? ASSUMED_MOBILE : ASSUMED_DESKTOP
  const width = cookieWidth && /^\d{2,5}$/.test(cookieWidth) ? Number(cookieWidth) : undefined
  if (width === undefined || width > WIDEST_BELIEVED) return guess
  return { width, height: width <= BREAKPOINTS.mobile ? ASSUMED_MOBILE.height : ASSUMED_DESKTOP.height }
}
