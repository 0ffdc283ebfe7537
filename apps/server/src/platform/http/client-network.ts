import { isIPv6 } from 'node:net'

const NETWORK_GROUPS = 4
const ALL_GROUPS = 8

/** One line is given a whole /64 of the new addresses: whoever has one of them has them all. */
export function clientNetwork(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: tail === undefined ? 0 : ALL_GROUPS - first.length - last.length }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
