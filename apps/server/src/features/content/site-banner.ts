import { bannerEnd, runningBanner, type SiteBannerModel } from '@firkant/domain/banner/site-banner.ts'
import type { SiteBannerContent } from '@firkant/domain/content/site-content-schema.ts'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { currentOverlay } from './content-overlay.ts'
import { findNextScheduledChange } from './content-store.ts'
import { sanitiseHtml } from './importing/sanitise-html.ts'
import { loadBannerContent, type FrameContext } from './site-frame.ts'

/** Should a change ever be missed, nothing is cached for longer than this. */
const MAX_AGE_MS = MINUTE_MS

/** As stored: sanitised, with end times as timestamps. */
export function storableBanner(banner: SiteBannerContent, importedAt: Date): SiteBannerContent {
  return {
    ...banner,
    countdown: bannerEnd(banner.countdown, importedAt),
    countdownCheckout: bannerEnd(banner.countdownCheckout, importedAt),
    ...(banner.content && { content: sanitiseHtml(banner.content) }),
  }
}

export interface BannerCache {
  readonly load: (market: FrameContext['market'], now: Date) => Promise<SiteBannerModel | null>
  readonly changed: () => void
}

interface Known {
  readonly banner: Promise<SiteBannerContent | undefined>
  readonly from: number
  /** When a change set shows another one. */
  until: number
}

/** Every visit loads the banner, so it is cached; only its schedule is checked each time. */
export function createBannerCache(db: Drizzle, brand: FrameContext['brand']): BannerCache {
  const cache = new Map<string, Known>()

  function read(market: FrameContext['market'], now: Date): Known {
    const banner = loadBannerContent(db, { brand, market, now })
    const known: Known = { banner, from: now.getTime(), until: now.getTime() + MAX_AGE_MS }
    cache.set(market.key, known)
    findNextScheduledChange(db, brand.key, now)
      .then((next) => {
        known.until = Math.min(known.until, next?.getTime() ?? known.until)
        return banner
      })
      .catch(() => cache.delete(market.key))
    return known
  }

  function find(market: FrameContext['market'], now: Date): Promise<SiteBannerContent | undefined> {
    const known = cache.get(market.key)
    const at = now.getTime()
    return (known && known.from <= at && at < known.until ? known : read(market, now)).banner
  }

  return {
    async load(market, now) {
      const isTried = currentOverlay() !== undefined
      return runningBanner(await (isTried ? loadBannerContent(db, { brand, market, now }) : find(market, now)), now)
    },
    changed: () => cache.clear(),
  }
}
