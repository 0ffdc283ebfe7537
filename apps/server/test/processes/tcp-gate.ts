import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a server that a test can close (refused), block (no answer, no error) and open again. */
export interface TcpGate {
  /** The address with the gate's host and port. */
  readonly url: string
  readonly open: () => Promise<void>
  readonly close: () => Promise<void>
  readonly block: () => void
}

export async function openTcpGate(serverUrl: string): Promise<TcpGate> {
  const server = new URL(serverUrl)
  const sockets = new Set<Socket>()
  let isBlocked = false
  const gate = createServer({ allowHalfOpen: false }, (near) => {
    const far = connect(Number(server.port), server.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (bytes) => isBlocked || other.write(bytes))
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const listen = (port: number) => new Promise<void>((resolve) => gate.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = gate.address() as AddressInfo
  const url = new URL(serverUrl)
  url.port = String(port)
  return {
    url: url.href,
    block: () => (isBlocked = true),
    async open() {
      if (isBlocked) cut()
      isBlocked = false
      if (!gate.listening) await listen(port)
    },
    async close() {
      const closed = new Promise((resolve) => gate.close(resolve))
      cut()
      await closed
    },
  }
}
