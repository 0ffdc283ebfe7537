import { isIP, isIPv6 } from 'node:net'

/** Whom the shop believes what is said of a client's address: nobody, so many proxies in a row, or these networks. */
export type TrustedProxies = false | number | readonly string[]

const MOST_HOPS = 5

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  if (isIP(address) === 0 || more.length > 0) return false
  if (prefix === undefined) return true
  // A network of length 0 is everybody.
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (isIPv6(address) ? 128 : 32)
}

export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'off') return false
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= MOST_HOPS ? Number(text) : undefined
  const networks = text.split(',').map((each) => each.trim())
  return networks.every(isNetwork) ? networks : undefined
}

/**
 * As the framework asks it. It walks `x-forwarded-for` from its end, where the nearest proxy wrote, and stops at the
 * first address that nobody trusted vouches for: what a client wrote in front of it is never reached.
 */
export function trustOf(proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  return proxies === false ? false : [...proxies]
}
