import type { Link } from '../content/content-parts.ts'

/** The line above the header; the checkout has words and colours of its own, or none. */
export interface SiteBannerModel {
  readonly message: string
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
