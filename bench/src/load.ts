import autocannon from 'autocannon'

export interface Load {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failures: number
}

/** A bounded load on an address of this machine. */
export async function loadAddress(options: {
  url: string
  seconds: number
  connections: number
  headers?: Record<string, string>
  paths?: (index: number) => string
}): Promise<Load> {
  if (!/^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(options.url)) throw new Error('Load goes to this machine only')
  let index = 0
  const { paths } = options
  const result = await autocannon({
    url: options.url,
    duration: options.seconds,
    connections: options.connections,
    headers: options.headers ?? {},
    ...(paths && { requests: [{ setupRequest: (request) => ({ ...request, path: paths((index += 1)) }) }] }),
  })
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
