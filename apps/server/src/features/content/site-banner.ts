import { bannerEnd, runningBanner, type SiteBannerModel } from '@firkant/domain/banner/site-banner.ts'
import type { SiteBannerContent } from '@firkant/domain/content/site-content-schema.ts'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../../platform/database/database.ts'
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

/** Every visit loads the banner, so it is cached; only its schedule is checked each time. */
export function createBannerCache(db: Drizzle, brand: FrameContext['brand']): BannerCache {
  const cache = new Map<string, { readonly banner: Promise<SiteBannerContent | undefined>; readonly readAt: number }>()

  function find(market: FrameContext['market'], at: number): Promise<SiteBannerContent | undefined> {
    const known = cache.get(market.key)
    if (known && Math.abs(at - known.readAt) <= MAX_AGE_MS) return known.banner
    const banner = loadBannerContent(db, { brand, market })
    cache.set(market.key, { banner, readAt: at })
    banner.catch(() => cache.delete(market.key))
    return banner
  }

  return {
    load: async (market, now) => runningBanner(await find(market, now.getTime()), now),
    changed: () => cache.clear(),
  }
}
