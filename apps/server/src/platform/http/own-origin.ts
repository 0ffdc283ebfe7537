import type { Server } from 'node:http'

const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** One of several processes stops listening before its jobs have ended; the others still answer there. */
const known = new WeakMap<object, string>()

/** The address at which this process reaches itself, once it listens. */
export function ownOrigin(server: Pick<Server, 'address'>): string {
  const remembered = known.get(server)
  if (remembered !== undefined) return remembered
  const listening = server.address()
  if (listening === null || typeof listening === 'string') throw new Error('The shop does not listen on a port yet.')
  const { address, port, family } = listening
  const host = EVERYWHERE.has(address) ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address
  const origin = `http://${host}:${port}`
  known.set(server, origin)
  return origin
}
