import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const answeredWith = (traceId: unknown) =>
  shop.logged.filter((line) => line.msg === 'answered' && line.traceId === traceId).length

it('CLU-07 the log names the trace that a request is part of, also where a cached document answers it', async () => {
  const ask = (traceparent: string) => fetch(shop.origin, { headers: { traceparent } })
  for (let at = 0; at < 3; at += 1) expect((await ask(`00-${TRACE}-00f067aa0ba902b7-01`)).status).toBe(200)
  await until(() => expect(answeredWith(TRACE)).toBe(3))
})

it('CLU-07 what is no trace is not written into the log', async () => {
  const before = answeredWith(undefined)
  const wrong = ['', 'x', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${TRACE}`, `00-${TRACE}"-00f067aa0ba902b7-01`]
  for (const traceparent of wrong) await fetch(shop.origin, { headers: { traceparent } })
  await until(() => expect(answeredWith(undefined)).toBe(before + wrong.length))
})
