import { BlockList, isIP, isIPv6 } from 'node:net'

/** Loopback, private, reserved and multicast networks: no public web server is there. */
const NOT_PUBLIC = new BlockList()
const NETWORKS = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16
  198.18.0.0/15 224.0.0.0/4 240.0.0.0/4 ::/128 ::1/128 64:ff9b::/96 fc00::/7 fe80::/10 ff00::/8`
for (const network of NETWORKS.split(/\s+/)) {
  const [address = '', prefix] = network.split('/')
  NOT_PUBLIC.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4')
}

export function isPublicAddress(ip: string): boolean {
  return isIP(ip) !== 0 && !NOT_PUBLIC.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}
