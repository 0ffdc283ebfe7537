import { expect, it } from 'vitest'
import { formatTimes } from './times-table.ts'

it('tells where the time went: steps, kinds of process, slowest tests, files', () => {
  const durations = Array.from({ length: 50 }, (_, at) => ({ file: 'a.test.ts', title: `test ${at} a|b`, seconds: at }))
  const text = formatTimes(
    [
      { name: 'lint', seconds: 6, processes: {} },
      { name: 'browser journeys', seconds: 400.04, processes: { 'browser: renderers': 321.5 } },
    ],
    [
      {
        passed: 50,
        failed: 0,
        failures: [],
        unsteady: [],
        durations,
        fileSeconds: { 'a.test.ts': 9, 'b.test.ts': 10 },
      },
    ],
  )
  expect(text).toContain('| lint | 6.0 |\n| browser journeys | 400.0 |\n| all | 406.0 |')
  expect(text).toContain('## Processor seconds of browser journeys (400.0 s)')
  expect(text).toContain('| browser: renderers | 321.5 |')
  expect(text).not.toContain('Processor seconds of lint')
  expect(text).toContain('| 49.0 | a.test.ts | test 49 a\\|b |')
  expect(text.match(/\| a\.test\.ts \| test/g)).toHaveLength(40)
  expect(text.indexOf('| 10.0 | b.test.ts |')).toBeLessThan(text.indexOf('| 9.0 | a.test.ts |'))
})
