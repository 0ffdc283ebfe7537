import type { Server } from 'node:http'

const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** The address at which this process reaches itself, once it listens. */
export function ownOrigin(server: Pick<Server, 'address'>): string {
  const listening = server.address()
  if (listening === null || typeof listening === 'string') throw new Error('The shop does not listen on a port yet.')
  const { address, port, family } = listening
  const host = EVERYWHERE.has(address) ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address
  return `http://${host}:${port}`
}
