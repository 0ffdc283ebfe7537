import type { Redis } from 'ioredis'
import { PAGE_VIEWS_WINDOW_MS } from '@firkant/domain/stock/page-views.ts'
import type { ViewRecord } from './product-views.ts'

/** In Redis: a sorted set per product, visitors by time of their last view. It expires by itself. */
export function createSharedViews(redis: Redis, brand: string): ViewRecord {
  const keyOf = (productKey: string) => `views:${brand}:${productKey}`
  return {
    async look({ productKey, visitorHash, now }) {
      const key = keyOf(productKey)
      const answers = await redis
        .pipeline()
        .zadd(key, 'GT', now.getTime(), visitorHash)
        .zremrangebyscore(key, '-inf', now.getTime() - PAGE_VIEWS_WINDOW_MS)
        .pexpire(key, PAGE_VIEWS_WINDOW_MS)
        .exec()
      const [error] = answers?.find(([failure]) => failure !== null) ?? []
      if (error) throw error
    },
    async count(productKeys, now) {
      const after = `(${now.getTime() - PAGE_VIEWS_WINDOW_MS}`
      // Pipelined automatically; a failure is reported, not counted as zero.
      const counts = await Promise.all(
        productKeys.map(async (productKey) => {
          const views = await redis.zcount(keyOf(productKey), after, now.getTime())
          return [productKey, views] as const
        }),
      )
      return new Map(counts.filter(([, views]) => views > 0))
    },
  }
}
