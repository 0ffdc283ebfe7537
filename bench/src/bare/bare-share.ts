import { fork } from 'node:child_process'
import { request } from 'node:http'
import { join } from 'node:path'
import { stopChild } from '@firkant/server/platform/process/child-server.ts'
import { freePort } from '@firkant/server/platform/process/free-port.ts'
import { median } from '../load/load.ts'

interface Sent {
  readonly status: number
  readonly body: Buffer
  readonly encoding: string | undefined
}

export async function fetchRaw(
  url: string,
  encoding: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>()
  request(url, { headers: { ...headers, 'accept-encoding': encoding } }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        body: Buffer.concat(chunks),
        encoding: answer.headers['content-encoding'],
      }),
    )
  })
    .on('error', reject)
    .end()
  return promise
}

/** A server that does nothing but send these bytes: the most that this machine can do. */
export async function startBare(sent: Sent): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [String(port)])
  child.send({ base64: sent.body.toString('base64'), encoding: sent.encoding })
  await new Promise((resolve) => child.once('message', resolve))
  return { url: `http://127.0.0.1:${port}/`, stop: () => stopChild(child) }
}

const STARTS = 3

/** From the fork to the first answer that it could give, the middle one of three. */
export async function bareStartMs(): Promise<number> {
  const times: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    const startedAt = performance.now()
    const bare = await startBare({ status: 200, body: Buffer.from('hello'), encoding: undefined })
    times.push(performance.now() - startedAt)
    await bare.stop()
  }
  return median(times)
}
