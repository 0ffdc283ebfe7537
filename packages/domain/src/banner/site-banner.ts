import type { Link } from '../content/content-parts.ts'
import type { SiteBannerContent } from '../content/site-content-schema.ts'
import { DAY_MS } from '../duration/duration.ts'

/** The line above the header; the checkout has its own text and colours, or none. */
export interface SiteBannerModel {
  /** Absent if its countdown has ended and only the checkout's still runs. */
  readonly message?: string | undefined
  readonly countdown?: string | undefined
  readonly messageCheckout?: string | undefined
  readonly countdownCheckout?: string | undefined
  readonly backgroundColor: string
  readonly textColor: string
  readonly backgroundColorCheckout: string
  readonly textColorCheckout: string
  /** More text, sanitised, opened from the message. */
  readonly content?: string | undefined
  readonly link?: Link | undefined
}

/** What a page shows of it. */
export interface ShownBanner extends Pick<SiteBannerModel, 'countdown' | 'content' | 'link'> {
  readonly message: string
  readonly backgroundColor: string
  readonly textColor: string
}

const CHECKOUT_PAGE = 'CheckoutPage'

/** The end time, also if written as days after the import. */
export function bannerEnd(end: string | undefined, importedAt: Date): string | undefined {
  const days = end && /^P(\d+)D$/.exec(end)?.[1]
  if (!days) return end
  return new Date(new Date(importedAt).setUTCHours(0, 0, 0, 0) + Number(days) * DAY_MS).toISOString()
}

function isOver(end: string | undefined, now: Date): boolean {
  return end !== undefined && new Date(end) <= now
}

/** The parts of an editor's banner that are valid now: a message disappears with its countdown. */
export function runningBanner(banner: SiteBannerContent | undefined, now: Date): SiteBannerModel | null {
  if (!banner) return null
  const { message, countdown, content, link, messageCheckout, countdownCheckout, ...colours } = banner
  const shop = isOver(countdown, now) ? {} : { message, countdown, content, link }
  const checkout = isOver(countdownCheckout, now) ? {} : { messageCheckout, countdownCheckout }
  if (shop.message === undefined && checkout.messageCheckout === undefined) return null
  return {
    ...shop,
    ...checkout,
    ...colours,
    backgroundColorCheckout: colours.backgroundColorCheckout ?? colours.backgroundColor,
    textColorCheckout: colours.textColorCheckout ?? colours.textColor,
  }
}

/** Nothing may distract from paying: the checkout shows its own text, or none. */
export function bannerOf(banner: SiteBannerModel | null | undefined, pageName: string): ShownBanner | undefined {
  if (!banner) return undefined
  if (pageName !== CHECKOUT_PAGE)
    return banner.message === undefined ? undefined : { ...banner, message: banner.message }
  if (banner.messageCheckout === undefined) return undefined
  return {
    message: banner.messageCheckout,
    countdown: banner.countdownCheckout,
    backgroundColor: banner.backgroundColorCheckout,
    textColor: banner.textColorCheckout,
  }
}

/** When it next changes: a document rendered now is valid until then. */
export function bannerChangesAt(banner: SiteBannerModel | null | undefined): Date | undefined {
  const ends = [banner?.countdown, banner?.countdownCheckout].flatMap((end) => (end ? [new Date(end).getTime()] : []))
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined
}
