import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import { ownOrigin } from '../http/own-origin.ts'
import { startTracing, type TracingOptions } from './start-tracing.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'

interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, string>> }[]
}

const received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = []
const asked: IncomingHttpHeaders[] = []
let status = 200
const collector = createServer(async (request, response) => {
  if (request.url !== '/v1/traces') {
    asked.push(request.headers)
    return void response.end('other')
  }
  let body = ''
  for await (const part of request) body += String(part)
  received.push({ headers: request.headers, body })
  response.writeHead(status).end('{}')
})

let shop: TestShop
let errors: string[]
let tracing: { readonly stop: () => Promise<void> } | undefined
beforeAll(async () => {
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve))
  shop = await startTestShop({
    extend: (app) => {
      app.get('/calls-other', async () => {
        await shop.database.main.execute("select 'a secret of somebody'")
        return (await fetch(ownOrigin(collector))).text()
      })
    },
  })
})
afterAll(async () => {
  await shop.close()
  collector.close()
})
beforeEach(() => {
  received.length = 0
  errors = []
  status = 200
})
afterEach(() => tracing?.stop())

function trace(change: Partial<TracingOptions> = {}): void {
  tracing = startTracing({
    endpoint: ownOrigin(collector),
    headers: { authorization: 'Bearer collector' },
    resource: { 'service.name': 'firkant-hjemly' },
    share: 1,
    onError: (error) => errors.push(error.message),
    ...change,
  })
}

/** All that was told, once tracing has stopped. */
async function spansOf(): Promise<readonly ReceivedSpan[]> {
  await tracing?.stop()
  tracing = undefined
  return received.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as ReceivedSpan[])
}
const attribute = (span: ReceivedSpan | undefined, name: string) =>
  Object.values(span?.attributes.find(({ key }) => key === name)?.value ?? {})[0]

it('CLU-07 a request, its queries and its calls to others are spans of the trace that began before the shop', async () => {
  trace()
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01` }
  expect(await (await fetch(`${shop.origin}/calls-other?token=s3cret`, { headers })).text()).toBe('other')
  const spans = (await spansOf()).filter(({ traceId }) => traceId === TRACE)
  // The one that is called is in this process, and watched as well.
  const server = spans.find(({ parentSpanId }) => parentSpanId === PARENT)
  expect(server).toMatchObject({ name: 'GET /calls-other', kind: 2 })
  expect(attribute(server, 'http.response.status_code')).toBe('200')
  expect(BigInt(server?.endTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(server?.startTimeUnixNano ?? 0))
  const query = spans.find(({ name }) => name === 'select')
  expect(query).toMatchObject({ kind: 3, parentSpanId: server?.spanId })
  const call = spans.find(({ name, kind }) => name === 'GET' && kind === 3)
  expect(call?.parentSpanId).toBe(server?.spanId)
  expect(attribute(call, 'server.address')).toBe('127.0.0.1')
  expect(spans.filter(({ kind, parentSpanId }) => kind === 2 && parentSpanId === call?.spanId)).toHaveLength(1)
})

it('CLU-07 what is sent names the service and holds no value of a query and no parameter of an address', async () => {
  trace()
  await (await fetch(`${shop.origin}/calls-other?token=s3cret`)).text()
  await spansOf()
  expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer collector', 'content-type': 'application/json' })
  const bodies = received.map(({ body }) => body).join('')
  expect(bodies).toContain('"stringValue":"firkant-hjemly"')
  for (const secret of ['s3cret', 'somebody', 'token']) expect(bodies).not.toContain(secret)
})

it('CLU-07 the log names the trace that the shop itself began, also where a kept document answers', async () => {
  trace()
  const before = shop.logged.length
  for (let at = 0; at < 3; at += 1) await (await fetch(shop.origin)).text()
  const spans = await spansOf()
  const documents = spans.filter(({ kind }) => kind === 2)
  expect(documents).toHaveLength(3)
  const traced = () =>
    shop.logged.slice(before).flatMap((line) => (line['msg'] === 'answered' ? [line['traceId']] : []))
  await until(() => expect(traced()).toEqual(expect.arrayContaining(documents.map(({ traceId }) => traceId))))
})

it('CLU-07 requests at the same time keep their queries apart', async () => {
  trace()
  await Promise.all(Array.from({ length: 30 }, async () => (await fetch(`${shop.origin}/calls-other`)).text()))
  const spans = await spansOf()
  const servers = spans.filter(({ name }) => name === 'GET /calls-other')
  expect(servers).toHaveLength(30)
  for (const { traceId, spanId } of servers) {
    const own = spans.filter((span) => span.traceId === traceId && span.kind === 3)
    expect(own.filter(({ name }) => name === 'select')).toHaveLength(1)
    expect(new Set(own.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([spanId]))
  }
})

it('CLU-07 a share of none records nothing, and nothing is watched any more after the end', async () => {
  trace({ share: 0 })
  await (await fetch(`${shop.origin}/calls-other`)).text()
  expect(await spansOf()).toEqual([])
  await (await fetch(`${shop.origin}/calls-other`)).text()
  expect(asked.at(-1)?.['traceparent']).toBeUndefined()
})

it('CLU-07 a collector that refuses is said once, and the shop serves on', async () => {
  status = 503
  trace()
  expect((await fetch(`${shop.origin}/calls-other`)).status).toBe(200)
  await spansOf()
  expect(errors).toEqual(['Traces were not taken; these are left out'])
})
