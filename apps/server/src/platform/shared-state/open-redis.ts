import { Redis } from 'ioredis'
import { sentinelsOf } from './redis-address.ts'

const CONNECT_TIMEOUT_MS = 2000
const COMMAND_TIMEOUT_MS = 500
const MAX_RETRY_MS = 5000

const retryStrategy = (attempt: number) => Math.min(attempt * 200, MAX_RETRY_MS)

/** Shared state of the processes. While Redis is down the shop goes on, so commands fail at once instead of waiting. */
const OPTIONS = {
  connectTimeout: CONNECT_TIMEOUT_MS,
  commandTimeout: COMMAND_TIMEOUT_MS,
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
  retryStrategy,
  sentinelRetryStrategy: retryStrategy,
}

export function openRedis(url: string, onError: (error: Error) => void, onBack: () => void = () => undefined): Redis {
  const watched = sentinelsOf(url)
  const redis = watched
    ? new Redis({ ...OPTIONS, ...watched, sentinels: [...watched.sentinels] })
    : new Redis(url, OPTIONS)
  redis.on('error', onError).on('ready', onBack)
  return redis
}
