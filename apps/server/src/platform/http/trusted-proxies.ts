import { isIP, isIPv6 } from 'node:net'

/** Which proxies may set a client's address: none, a number of proxies in a row, or these networks. */
export type TrustedProxies = false | number | readonly string[]

const MAX_HOPS = 5

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  if (isIP(address) === 0 || more.length > 0) return false
  if (prefix === undefined) return true
  // A prefix of length 0 would trust everybody.
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (isIPv6(address) ? 128 : 32)
}

export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'off') return false
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= MAX_HOPS ? Number(text) : undefined
  const networks = text.split(',').map((each) => each.trim())
  return networks.every(isNetwork) ? networks : undefined
}

/**
 * In the framework's form. It reads `x-forwarded-for` from its end, where the nearest proxy wrote, and stops at the
 * first untrusted address: what a client put in front of it is never reached.
 */
export function trustOf(proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  return proxies === false ? false : [...proxies]
}
