import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { kindOf, sumByKind, watchProcesses } from './process-times.ts'

describe('processor time', () => {
  it('is counted by kind of process', () => {
    const kinds = [
      '/usr/lib/chromium/chromium-headless-shell --type=renderer --no-sandbox',
      '/usr/lib/chromium/chromium-headless-shell --type=gpu-process',
      '/usr/lib/chromium/chromium-headless-shell --type=utility --utility-sub-type=network.mojom.NetworkService',
      '/usr/lib/chromium/chromium-headless-shell --headless=old',
      'postgres: firkant shop 127.0.0.1(59574) idle',
      'node --import x /shop/apps/server/src/start/main.ts',
      'node node_modules/@playwright/test/cli.js test',
      'npm ci',
    ].map(kindOf)
    expect(kinds).toEqual([
      'browser: renderers',
      'browser: GPU',
      'browser: network and other services',
      'browser: main process',
      'PostgreSQL',
      'shops',
      'test runner',
      'others, and what ended between two looks',
    ])
  })

  it('of a shop’s worker threads is told apart, and what nobody saw is the rest', () => {
    const shop = { kind: 'shops', seconds: 10, threadSeconds: 4 }
    expect(sumByKind([shop, shop], 25)).toEqual({
      shops: 12,
      'picture making and compression (worker threads of shops)': 8,
      'others, and what ended between two looks': 5,
    })
  })

  it.runIf(process.platform === 'linux')('of a child that has ended is in the sum', () => {
    const end = watchProcesses()
    spawnSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 200_000);'])
    expect(Object.values(end()).reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(0.1)
  })
})
