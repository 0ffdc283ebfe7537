import { isIPv4, isIPv6 } from 'node:net'

const NETWORK_GROUPS = 4
const ALL_GROUPS = 8
/** An old address as a socket for both kinds tells it. */
const MAPPED = '::ffff:'
/** Some proxies write the client's port along, which is another one each time. */
const WITH_PORT = /^\[?([0-9a-f.:]{1,45}?)\]?:\d{1,5}$/i

function withoutPort(ip: string): string {
  const address = WITH_PORT.exec(ip)?.[1]
  return address !== undefined && (ip.startsWith('[') || isIPv4(address)) ? address : ip
}

/** A socket that is closed no longer tells who was at its other end. */
const GONE = 'gone'

/** One line is given a whole /64 of the new addresses: whoever has one of them has them all. */
export function clientNetwork(given: string | undefined): string {
  if (given === undefined) return GONE
  const ip = withoutPort(given)
  const mapped = ip.toLowerCase().startsWith(MAPPED) ? ip.slice(MAPPED.length) : ''
  if (isIPv4(mapped)) return mapped
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: tail === undefined ? 0 : ALL_GROUPS - first.length - last.length }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
