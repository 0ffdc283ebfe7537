import { isIP, isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

const NETWORK_GROUPS = 4
/** Some proxies write the client's port along, which is another one each time. */
const WITH_PORT = /^\[?([0-9a-f.:]{1,45}?)\]?:\d{1,5}$/i

function withoutPort(ip: string): string {
  const address = WITH_PORT.exec(ip)?.[1]
  return address !== undefined && (ip.startsWith('[') || isIPv4(address)) ? address : ip
}

/** A socket that is closed no longer tells who was at its other end. */
const GONE = 'gone'

/** An IPv6 line is given a whole /64: whoever has one of its addresses has them all. */
export function clientNetwork(given: string | undefined): string {
  if (given === undefined) return GONE
  const ip = withoutPort(given)
  if (isIP(ip) === 0) return ip
  // IPv4 in IPv6, as a socket for both kinds reports it, becomes IPv4.
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const groups = address.parts.slice(0, NETWORK_GROUPS)
  return groups.map((group) => group.toString(16)).join(':')
}

const SHOWN_PARTS = 3

/** `192.0.2.*`: enough to recognise one's own line, too little to find somebody else's. */
export function networkPrefix(given: string | undefined): string {
  const network = clientNetwork(given)
  if (isIPv4(network)) return [...network.split('.').slice(0, SHOWN_PARTS), '*'].join('.')
  return network.includes(':') ? [...network.split(':').slice(0, SHOWN_PARTS), '*'].join(':') : ''
}
