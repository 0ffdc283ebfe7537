import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SentToEngine {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
  readonly body: string
}

export type EngineFailure = 'silence' | 'error' | 'malformed' | 'timed out' | 'refused documents'

type Clause = Readonly<Record<string, never>>
type Stored = Readonly<Record<string, unknown>>

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

interface Bool {
  readonly must?: readonly Clause[]
  readonly should?: readonly Clause[]
  readonly filter?: readonly Clause[]
  readonly minimum_should_match?: number
  readonly boost?: number
}

function scoreBool(bool: Bool, document: Stored): number | undefined {
  const must = (bool.must ?? []).map((clause) => scoreOf(clause, document))
  const should = (bool.should ?? []).map((clause) => scoreOf(clause, document)).filter((score) => score !== undefined)
  const filtered = (bool.filter ?? []).every((clause) => scoreOf(clause, document) !== undefined)
  if (!filtered || must.includes(undefined) || should.length < (bool.minimum_should_match ?? 0)) return undefined
  return [...must, ...should].reduce<number>((sum, score) => sum + (score ?? 0), 0) * (bool.boost ?? 1)
}

function scoreFields({ query, fields }: { query: string; fields: readonly string[] }, document: Stored) {
  const scores = fields.flatMap((field) => {
    const [name = '', boost = '1'] = field.split('^')
    return String(document[name]).split(' ').includes(query) ? [Number(boost)] : []
  })
  return scores.length > 0 ? Math.max(...scores) : undefined
}

function isWithin(range: Readonly<Record<string, { gte?: number; lte?: number }>>, document: Stored): boolean {
  return Object.entries(range).every(([field, { gte = -Infinity, lte = Infinity }]) =>
    asList(document[field]).some((value) => Number(value) >= gte && Number(value) <= lte),
  )
}

/** The part of the query language that the shop writes. */
function scoreOf(clause: Clause, document: Stored): number | undefined {
  const [[kind, given]] = Object.entries(clause) as [[string, never]]
  switch (kind) {
    case 'bool':
      return scoreBool(given, document)
    case 'dis_max': {
      const { queries, boost } = given as { queries: readonly Clause[]; boost: number }
      const scores = queries.map((each) => scoreOf(each, document)).filter((score) => score !== undefined)
      return scores.length > 0 ? Math.max(...scores) * boost : undefined
    }
    case 'multi_match':
      return scoreFields(given, document)
    case 'match_all':
      return 1
    case 'range':
      return isWithin(given, document) ? 1 : undefined
    case 'term':
    case 'terms': {
      const [[field, wanted]] = Object.entries(given) as [[string, unknown]]
      return asList(document[field]).some((value) => asList(wanted).includes(value)) ? 1 : undefined
    }
    default:
      throw new Error(`The stand-in does not know ${kind}`)
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function searchIn(index: ReadonlyMap<string, Stored>, body: string) {
  const { query, size, _source } = JSON.parse(body) as { query: Clause; size: number; _source: readonly string[] }
  const found = [...index].flatMap(([id, document]) => {
    const score = scoreOf(query, document)
    return score === undefined ? [] : [{ id, score, document }]
  })
  const hits = found
    .toSorted((a, b) => b.score - a.score)
    .slice(0, size)
    .map(({ id, score, document }) => ({
      _id: id,
      _score: score,
      _source: Object.fromEntries(_source.map((name) => [name, document[name]])),
    }))
  return { timed_out: false, hits: { hits } }
}

function takeBulk(index: Map<string, Stored>, body: string) {
  const lines = body.trimEnd().split('\n')
  for (let at = 0; at < lines.length; at += 2) {
    const {
      index: { _id: id },
    } = JSON.parse(lines[at] ?? '') as { index: { _id: string } }
    index.set(id, JSON.parse(lines[at + 1] ?? '') as Stored)
  }
  return { errors: false }
}

/** Answers the calls of OpenSearch that the shop makes, over HTTP, and fails in the ways that it does. */
export async function startOpenSearchStandIn() {
  const indexes = new Map<string, Map<string, Stored>>()
  const sent: SentToEngine[] = []
  let failure: EngineFailure | undefined

  function answerTo(method: string, path: string, body: string): readonly [status: number, answer: object] {
    const [, name = '', call = ''] = path.split('/')
    if (method === 'PUT') {
      indexes.set(name, new Map())
      return [200, { acknowledged: true }]
    }
    const index = indexes.get(name)
    if (!index) return [404, { error: { type: 'index_not_found_exception' } }]
    if (method === 'DELETE') indexes.delete(name)
    if (call === '_bulk') return [200, failure === 'refused documents' ? { errors: true } : takeBulk(index, body)]
    if (call === '_search') return [200, failure === 'timed out' ? { timed_out: true } : searchIn(index, body)]
    return [200, {}]
  }

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = '', url = '' } = request
      sent.push({ method, path: url, authorization: request.headers.authorization, body })
      if (failure === 'silence') return
      if (failure === 'error') return response.writeHead(500).end('{"error":"secret of the engine"}')
      if (failure === 'malformed') return response.end('<html>not what was asked for')
      const [status, answer] = answerTo(method, url, body)
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://shop:pass%40word@127.0.0.1:${port}`,
    sent,
    indexes,
    fail: (how: EngineFailure | undefined) => void (failure = how),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
