export const API_VERSION = '1'

export const VERSION_HEADERS = {
  server: 'x-server-version',
  api: 'x-api-version',
  client: 'x-client-version',
  exciteApi: 'excite-api-version',
} as const

export function majorOf(version: string): string | undefined {
  return /^(\d+)(?:\.|$)/.exec(version)?.[1]
}

/** An unreadable version never forces a reload: it would force one on every page. */
export function majorDiffers(own: string, other: string): boolean {
  const [a, b] = [majorOf(own), majorOf(other)]
  return a !== undefined && b !== undefined && a !== b
}
