import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { GroundMessage } from './ground-process.ts'
import { isPlainTest } from './test-order.ts'

declare module 'vitest' {
  interface ProvidedContext {
    groundUrl: string
  }
}

export const TEST_CONTENT = join(import.meta.dirname, '../content')
/** The moment at which the tests' demo prices were made; their campaigns run then. */
export const TEST_NOW = new Date('2026-11-15T12:00:00Z')

const QUICK_IMPORTS = new URL('../../../../scripts/quick-imports.mjs', import.meta.url).href

async function whenLaid(child: ChildProcess): Promise<GroundMessage> {
  const { promise, resolve } = Promise.withResolvers<GroundMessage>()
  child.once('message', (message) => resolve(message as GroundMessage))
  child.once('exit', () => resolve({ failure: 'its process ended' }))
  return promise
}

/**
 * One PostgreSQL for all tests, with filled templates that each test file copies, and the built shop. Both are made
 * beside the tests that need neither, and only if there are others: whoever needs them asks at the address, and waits.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let child: ChildProcess | undefined
  let laid: Promise<GroundMessage> | undefined
  const lay = () => {
    child ??= fork(join(import.meta.dirname, 'ground-process.ts'), { execArgv: ['--import', QUICK_IMPORTS] })
    return (laid ??= whenLaid(child))
  }
  const door = createServer((_request, response) => void lay().then((ground) => response.end(JSON.stringify(ground))))
  await once(door.listen(0, '127.0.0.1'), 'listening')
  project.provide('groundUrl', `http://127.0.0.1:${(door.address() as AddressInfo).port}`)
  if (project.vitest.state.getPaths().some((path) => !isPlainTest(path))) void lay()
  return async () => {
    door.close()
    if (child?.exitCode !== null) return
    child.disconnect()
    await once(child, 'exit')
  }
}
