import { Redis } from 'ioredis'

const CONNECT_TIMEOUT_MS = 2000
const COMMAND_TIMEOUT_MS = 500
const MAX_RETRY_MS = 5000

/** Shared state of the processes. While Redis is down the shop goes on, so commands fail at once instead of waiting. */
export function openRedis(url: string, onError: (error: Error) => void, onBack: () => void = () => undefined): Redis {
  const redis = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, MAX_RETRY_MS),
  })
  redis.on('error', onError).on('ready', onBack)
  return redis
}
