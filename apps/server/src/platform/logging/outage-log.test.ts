import { expect, it } from 'vitest'
import { createOutageLog } from './outage-log.ts'

function follow() {
  const said: string[] = []
  let now = 0
  const note = (level: string) => (facts: { failures?: number; err?: Error }, text: string) =>
    void said.push([level, text, facts.failures, facts.err?.message].filter((each) => each !== undefined).join(' '))
  const log = { error: note('error'), warn: note('warn'), info: note('info') } as unknown as Parameters<
    typeof createOutageLog
  >[0]
  return { said, pass: (ms: number) => (now += ms), outages: createOutageLog(log, () => now) }
}

it('CLU-07 an outage is told when it begins, once a minute while it lasts, and when it ends', () => {
  const { said, pass, outages } = follow()
  for (let second = 0; second < 90; second += 1) {
    outages.failed('database', new Error('refused'))
    outages.broke('database', new Error('broken'))
    pass(1000)
  }
  outages.back('database')
  outages.back('database')
  expect(said).toEqual([
    'error away; it is tried again until it is back refused',
    'error still away 121',
    'info back 180',
  ])
})

it('CLU-07 one broken connection is no outage, and parts are told of each for itself', () => {
  const { said, outages } = follow()
  outages.broke('database', new Error('reset'))
  outages.failed('redis', new Error('refused'))
  outages.back('database')
  expect(said).toEqual([
    'warn a connection broke; it is opened again reset',
    'error away; it is tried again until it is back refused',
  ])
})
