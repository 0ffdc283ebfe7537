import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { watchAnswerFlow, type AnswerFlow } from './answer-flow.ts'

function begin(flow: AnswerFlow, now: number) {
  const response = new EventEmitter()
  flow.begin(response as never, now)
  return response
}

it('CLU-06 who comes now waits as long as it takes to answer those who are there', () => {
  const flow = watchAnswerFlow(0)
  const begun = Array.from({ length: 400 }, () => begin(flow, 2000))
  expect(flow.look(1000).waitMs).toBe(Number.POSITIVE_INFINITY)
  for (const response of begun.splice(0, 200)) response.emit('close')
  expect(flow.look(2000).waitMs).toBe(1000)
  for (const response of begun.splice(0, 100)) response.emit('close')
  expect(flow.look(2500).waitMs).toBe(500)
  for (const response of begun.splice(0, 80)) response.emit('close')
  expect(flow.look(3500).waitMs).toBe(0)
})

it('CLU-06 carts that wait for the database are seen beside pages that are answered at once', () => {
  const flow = watchAnswerFlow(0)
  const pages = (now: number) => {
    for (let page = 0; page < 1000; page += 1) begin(flow, now).emit('close')
  }
  const carts = Array.from({ length: 30 }, () => begin(flow, 500))
  pages(900)
  expect(flow.look(1000).waitMs).toBe(500)
  pages(1900)
  expect(flow.look(2000).waitMs).toBe(1500)
  for (const cart of carts.splice(0, 5)) cart.emit('close')
  expect(flow.look(3000).waitMs).toBe(0)
})

it('CLU-06 what is worked out for somebody is told from pages that are kept, once it is answered', () => {
  const flow = watchAnswerFlow(0)
  const [page, cart, turnedAway] = [begin(flow, 0), begin(flow, 0), begin(flow, 0)]
  flow.turnsOut(cart as never, 'made')
  flow.turnsOut(turnedAway as never, 'turnedAway')
  for (const response of [page, turnedAway]) response.emit('close')
  expect(flow.look(1000).answered).toEqual({ kept: 1, made: 0, turnedAway: 1 })
  cart.emit('close')
  expect(flow.look(2000).answered).toEqual({ kept: 0, made: 1, turnedAway: 0 })
})
