import cluster from 'node:cluster'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY_MS = 50

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))

/**
 * Before a process closes. Alone on its port it takes requests until a balancer has noticed that it is not ready any
 * more. One of several gets no new connections: it waits until those that it has are answered and closed, which idle
 * ones are after `keepAliveMs`.
 */
export async function drain(server: Server, { noticeMs, keepAliveMs }: { noticeMs: number; keepAliveMs: number }) {
  if (!cluster.isWorker) {
    await pause(noticeMs)
    return
  }
  // Not its own `close`, which ends idle connections while somebody may be sending on them.
  NetServer.prototype.close.call(server)
  const deadline = Date.now() + keepAliveMs + noticeMs
  while (Date.now() < deadline && (await connectionsOf(server)) > 0) await pause(LOOK_EVERY_MS)
}
