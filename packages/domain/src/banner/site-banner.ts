import { DAY_MS } from '../duration/duration.ts'
import type { Link } from '../content/content-parts.ts'
import type { SiteBannerContent } from '../content/site-content-schema.ts'

/** The line above the header; the checkout has words and colours of its own, or none. */
export interface SiteBannerModel {
  /** Absent when its countdown has passed and only the checkout's still runs. */
  readonly message?: string | undefined
  readonly countdown?: string | undefined
  readonly messageCheckout?: string | undefined
  readonly countdownCheckout?: string | undefined
  readonly backgroundColor: string
  readonly textColor: string
  readonly backgroundColorCheckout: string
  readonly textColorCheckout: string
  /** More words, sanitised, behind the message. */
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

/** The moment of an end that was written as days from the import. */
export function bannerEnd(end: string | undefined, importedAt: Date): string | undefined {
  const days = end && /^P(\d+)D$/.exec(end)?.[1]
  if (!days) return end
  return new Date(new Date(importedAt).setUTCHours(0, 0, 0, 0) + Number(days) * DAY_MS).toISOString()
}

function isOver(end: string | undefined, now: Date): boolean {
  return end !== undefined && new Date(end) <= now
}

/** What of an editor's banner is true at a moment: a message whose countdown has passed is gone. */
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

/** Whoever is about to pay is led nowhere else: the checkout shows its own words, or none. */
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

/** When it next says something else: a document made now is right until then. */
export function bannerChangesAt(banner: SiteBannerModel | null | undefined): Date | undefined {
  const ends = [banner?.countdown, banner?.countdownCheckout].flatMap((end) => (end ? [new Date(end).getTime()] : []))
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined
}
