/** One server, or the Sentinels that know which one it is now. */
export const REDIS_ADDRESS =
  /^(?:rediss?:\/\/|redis\+sentinel:\/\/(?::(?<password>[^@/]*)@)?(?<hosts>[\w.-]+(?::\d+)?(?:,[\w.-]+(?::\d+)?)*)\/(?<name>[\w.-]+)$)/

const SENTINEL_PORT = 26_379

export interface SentinelAddress {
  readonly sentinels: readonly { readonly host: string; readonly port: number }[]
  readonly name: string
  readonly password?: string
}

/** Undefined for the address of one server. */
export function sentinelsOf(url: string): SentinelAddress | undefined {
  const { hosts, name, password } = REDIS_ADDRESS.exec(url)?.groups ?? {}
  if (hosts === undefined || name === undefined) return undefined
  const sentinels = hosts.split(',').map((each) => {
    const [host = '', port = SENTINEL_PORT] = each.split(':')
    return { host, port: Number(port) }
  })
  return { sentinels, name, ...(password !== undefined && { password: decodeURIComponent(password) }) }
}
