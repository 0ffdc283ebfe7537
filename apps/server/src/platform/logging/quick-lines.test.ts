import { pino } from 'pino'
import { expect, it } from 'vitest'
import { until } from '../../../test/until.ts'
import { createQuickLines, quickLinesOf, setQuickLines } from './quick-lines.ts'

const FIELDS = { reqId: 'a', method: 'GET', url: '/x?q="\n', status: 200, kept: true }
const withoutTime = (line: string) => ({ ...(JSON.parse(line) as object), time: 0 })

it('OPS-02 a quick line is what the logger would have written, and lines of one turn come together', async () => {
  const own: string[] = []
  const log = pino({ level: 'info', base: { brand: 'hjemly' } }, { write: (line: string) => void own.push(line) })
  quickLinesOf(log)(FIELDS, 'answered')
  const written: string[] = []
  let isWritten = true
  const target = {
    base: { brand: 'hjemly' },
    isWritten: () => isWritten,
    write: (lines: string) => void written.push(lines),
  }
  setQuickLines(log, createQuickLines(target))
  const writeLine = quickLinesOf(log)
  writeLine(FIELDS, 'answered')
  writeLine({ ...FIELDS, reqId: 'b' }, 'answered')
  isWritten = false
  writeLine(FIELDS, 'answered')
  await until(() => expect(written).toHaveLength(1))
  const [first = '', second = '', ...others] = (written[0] ?? '').trimEnd().split('\n')
  expect(others).toEqual([])
  expect(withoutTime(first)).toEqual(withoutTime(own[0] ?? ''))
  expect(Object.keys(JSON.parse(first) as object)).toEqual(Object.keys(JSON.parse(own[0] ?? '') as object))
  expect(withoutTime(second)).toMatchObject({ reqId: 'b' })
})
