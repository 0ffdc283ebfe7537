import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@firkant/server/platform/process/free-port.ts'
import { ground } from '../apps/server/test/ground/ground.ts'

const ROOT = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'firkant-start-'))
chmodSync(folder, 0o755)
// The shop is built once, before it is started.
beforeAll(ground)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The command of the README, as a newcomer types it; the packages are there already. */
function start(args: readonly string[]) {
  const { BRAND: _brand, PORT: _port, ...env } = process.env
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs'), ...args], { cwd: ROOT, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const { promise: exited, resolve: ended } = Promise.withResolvers<number | null>()
  child.once('exit', ended)
  return { child, exited, output: () => output }
}

describe('npm start', () => {
  it('OPS-01 opens the demo shop on its own database, tells address and logins, and stops in order', async () => {
    const port = await freePort()
    const shop = start(['--port', String(port), '--data', folder])
    await expect.poll(shop.output, { timeout: 240_000 }).toContain('The shop is open')
    expect(shop.output()).toContain(`hjemly   http://localhost:${port}`)
    expect(shop.output()).toContain(
      'customer demo@hjemly.example, employee butik@hjemly.example, manager chef@hjemly.example, password',
    )
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('data-part=card')

    const second = start(['--port', String(port), '--data', folder])
    expect(await second.exited).toBe(1)
    expect(second.output()).toContain(`Port ${port} is taken by another program`)

    // Twice, as when a terminal and a process manager both ask.
    shop.child.kill('SIGTERM')
    shop.child.kill('SIGTERM')
    expect(await shop.exited).toBe(0)
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
  })

  it('says what is wrong with an option', async () => {
    const wrong = start(['--brand', 'ikea'])
    expect(await wrong.exited).toBe(1)
    expect(wrong.output()).toContain('--brand is "ikea", but must be all or one of hjemly, skygge, fjellbo, ljuvhem.')
  })
})
