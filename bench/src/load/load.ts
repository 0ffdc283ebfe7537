import { openLoadConnection } from './load-connection.ts'

export interface Load {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failures: number
}

interface LoadOptions {
  readonly url: string
  readonly seconds: number
  readonly connections: number
  readonly headers?: Readonly<Record<string, string>>
  readonly paths?: (index: number) => string
}

export function quantile(sorted: readonly number[], share: number): number {
  const ms = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return Math.round(ms * 10) / 10
}

/** A bounded load on an address of this machine. */
export async function loadAddress({ url: address, seconds, connections, headers, paths }: LoadOptions): Promise<Load> {
  if (!/^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(address)) throw new Error('Load goes to this machine only')
  const url = new URL(address)
  const lines = Object.entries({ host: url.host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = (path: string): string => `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
  const same = request(url.pathname + url.search)
  const times: number[] = []
  let [index, failures] = [0, 0]
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  const next = (): string | undefined => {
    if (performance.now() >= endsAt) return undefined
    return paths ? request(paths((index += 1))) : same
  }
  const onAnswer = (status: number, ms: number): void => {
    times.push(ms)
    if (status < 200 || status > 299) failures += 1
  }
  await Promise.all(
    Array.from({ length: connections }, async () => {
      // A connection that breaks is one failure, and another takes its place.
      while (performance.now() < endsAt)
        await openLoadConnection({ url, next, onAnswer }).catch(() => {
          failures += 1
        })
    }),
  )
  const sorted = times.toSorted((a, b) => a - b)
  return {
    perSecond: times.length / ((performance.now() - startedAt) / 1000),
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    failures,
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
