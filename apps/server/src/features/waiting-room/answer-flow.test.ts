import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { watchAnswerFlow } from './answer-flow.ts'

it('CLU-06 who comes now waits as long as it takes to answer those who are there', () => {
  const flow = watchAnswerFlow(0)
  const begun = Array.from({ length: 400 }, () => {
    const response = new EventEmitter()
    flow.begin(response as never)
    return response
  })
  expect(flow.waitMs(1000)).toBe(Number.POSITIVE_INFINITY)
  for (const response of begun.splice(0, 200)) response.emit('close')
  expect(flow.waitMs(2000)).toBe(1000)
  for (const response of begun.splice(0, 100)) response.emit('close')
  expect(flow.waitMs(2500)).toBe(500)
  for (const response of begun.splice(0, 80)) response.emit('close')
  expect(flow.waitMs(3500)).toBe(0)
})
