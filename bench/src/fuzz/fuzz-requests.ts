import { FACET_PARAMS, LISTING_SORTS } from '@firkant/domain/catalog/listing-query.ts'
import type { FuzzContext } from './fuzz-context.ts'
import { formBody, PLAIN_FORMS } from './fuzz-forms.ts'
import { createRandom, type Random } from './fuzz-random.ts'
import { HOSTILE_TEXTS, hostileValue, valueFor, type ValueMaker } from './fuzz-values.ts'

export interface FuzzRequest {
  readonly index: number
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

type Shape = Omit<FuzzRequest, 'index'>

const PAGE_PARAMS: readonly [string, ...string[]] = [
  'page',
  'sort',
  'q',
  'sku',
  'listId',
  'cameFrom',
  'useNewBadges',
  'token',
  'couponCode',
  'eclub',
  'preview',
  'returnUrl',
  'result',
  'outcome',
  'list',
  'order',
  'view',
  'days',
  'refused',
  ...FACET_PARAMS,
]
const ODD_PATHS: readonly [string, ...string[]] = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/products-9.xml',
  '/healthz',
  '/readyz',
  '/assets/none.js',
  '/media/none.mp4',
  '/documents/none.pdf',
  '/api/openapi.json',
  '/api/client/none',
  '/__outbox',
  '/.env',
  '/products',
  '/rooms/stue',
]
const MAX_PATH = 8000

/** Escapes what can't stand in an address; existing escapes stay. */
function asPath(text: string): string {
  // An escape is longer than its letter: what stands behind these is cut off in any case.
  const escaped = text
    .slice(0, MAX_PATH + 1)
    .replaceAll(/[^!-~]/gu, (letter) => encodeURIComponent(letter.isWellFormed() ? letter : '\ufffd'))
  return (escaped.startsWith('/') ? escaped : `/${escaped}`).slice(0, MAX_PATH)
}

const asHeader = (text: string) => text.replaceAll(/[^\u0020-\u007e]/g, '?').slice(0, 6000)

function textOf(maker: ValueMaker, name: string): string {
  const { random, dictionary } = maker
  if (random.chance(maker.malice)) return random.pick(HOSTILE_TEXTS)
  return random.pick(dictionary[name] ?? dictionary.words ?? ['x'])
}

function queryOf(maker: ValueMaker, names: readonly string[]): string {
  const query = new URLSearchParams()
  for (const name of names) query.append(name, textOf(maker, name).toWellFormed())
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}

function pageShape(maker: ValueMaker, { paths }: FuzzContext): Shape {
  const { random } = maker
  const real = random.pick(paths)
  const path = random.chance(maker.malice) ? real + asPath(random.pick(HOSTILE_TEXTS)) : real
  const names = Array.from({ length: random.below(4) }, () => random.pick(PAGE_PARAMS))
  const sort = random.chance(0.1) ? ['sort'] : []
  const query = queryOf({ ...maker, dictionary: { ...maker.dictionary, sort: [...LISTING_SORTS] } }, [
    ...names,
    ...sort,
  ])
  const prefix = random.chance(0.3) ? '/api/content' : ''
  return { method: random.chance(0.9) ? 'GET' : 'HEAD', path: prefix + path + query, headers: {}, body: undefined }
}

function pictureShape(maker: ValueMaker, { pictures }: FuzzContext): Shape {
  const { random } = maker
  const widths = ['180', '360', '680', '960', '64', '681', '0', '-1', '99999'] as const
  const query = queryOf(
    {
      ...maker,
      dictionary: {
        w: widths,
        h: widths,
        dpr: ['1', '1.5', '2', '3'],
        q: ['70', '50', '1'],
        fit: ['cover', 'contain'],
        preset: ['thumb', 'tiny', 'huge'],
      },
    },
    ['w', 'h', 'dpr', 'q', 'fit', 'preset'].filter(() => random.chance(0.25)),
  )
  const file = random.chance(maker.malice) ? asPath(`/images/${random.pick(HOSTILE_TEXTS)}`) : random.pick(pictures)
  const accept = random.pick(['image/avif', 'image/webp', '*/*', 'image/*;q=x', ''])
  return { method: 'GET', path: file + query, headers: { accept }, body: undefined }
}

function formShape(maker: ValueMaker): Shape {
  const { random } = maker
  const form = PLAIN_FORMS[random.below(PLAIN_FORMS.length)]
  if (!form) throw new Error('The shop has no forms.')
  const type = random.chance(0.95)
    ? 'application/x-www-form-urlencoded'
    : random.pick(['text/plain', 'multipart/form-data', ''])
  const site = random.chance(0.9) ? 'same-origin' : random.pick(['cross-site', 'none', ''])
  return {
    method: 'POST',
    path: form.path,
    headers: { 'content-type': type, 'sec-fetch-site': site },
    body: formBody(maker, form),
  }
}

function bodyOf(maker: ValueMaker, value: unknown): string {
  const { random } = maker
  const text = JSON.stringify(value) ?? 'null'
  if (!random.chance(maker.malice / 4)) return text
  return random.pick([
    text.slice(0, text.length / 2),
    `${text}${text}`,
    '',
    '{',
    '['.repeat(5000),
    '['.repeat(20_000) + ']'.repeat(20_000),
    '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000),
    `"${'x'.repeat(300_000)}"`,
  ])
}

function operationShape(maker: ValueMaker, { operations }: FuzzContext): Shape {
  const { random } = maker
  const { method, path: template, parameters, body } = random.pick(operations)
  let path = template
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  for (const { name, in: place, schema } of parameters) {
    const made = valueFor(maker, { name, schema, depth: 0 })
    const value = (typeof made === 'object' ? JSON.stringify(made) : String(made)).toWellFormed()
    if (place === 'path') path = path.replace(`{${name}}`, asPath(value).slice(1) || 'x')
    else if (place === 'header') headers[name] = asHeader(value)
    else if (!random.chance(maker.malice / 4)) query.append(name, value)
  }
  path = path.replaceAll(/\{[^}]*\}|\*/g, () => asPath(textOf(maker, 'words')).slice(1))
  const written = query.toString()
  return {
    method,
    path: asPath(written === '' ? path : `${path}?${written}`),
    headers: {
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
      ...(random.chance(0.96) && { 'x-requested-with': 'XMLHttpRequest' }),
    },
    body: body ? bodyOf(maker, valueFor(maker, { name: 'body', schema: body, depth: 0 })) : undefined,
  }
}

function oddShape(maker: ValueMaker): Shape {
  const { random } = maker
  const method = random.pick(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
  const path = random.chance(0.5) ? random.pick(ODD_PATHS) : asPath(random.pick(HOSTILE_TEXTS))
  const body = method === 'GET' || method === 'OPTIONS' ? undefined : bodyOf(maker, hostileValue(maker))
  return { method, path, headers: { 'content-type': random.pick(['application/json', 'text/plain', 'x']) }, body }
}

const ODD_HEADERS: readonly [string, ...string[]] = [
  'user-agent',
  'accept-language',
  'accept-encoding',
  'if-none-match',
  'range',
  'referer',
  'origin',
  'x-forwarded-for',
  'x-original-url',
  'x-link-identifier',
  'x-client-version',
  'cookie',
]

const COOKIE_NAMES: readonly [string, ...string[]] = [
  'customer',
  'employee',
  'visitor',
  'soft-login',
  'consent',
  'traits',
  'market',
]

function headersFor(maker: ValueMaker, { cookies }: FuzzContext): Record<string, string> {
  const { random } = maker
  const headers: Record<string, string> = {}
  const cookie = random.pick(cookies)
  if (cookie !== '') headers.cookie = cookie
  if (random.chance(0.3))
    headers.cookie = `${headers.cookie ?? 'a=b'}; deviceWidth=${random.pick(['390', '1440', '-1', 'x'])}`
  if (random.chance(0.05))
    headers.cookie = `${random.pick(COOKIE_NAMES)}=${asHeader(random.pick(HOSTILE_TEXTS)).replaceAll(';', ',')}`
  if (random.chance(0.15)) headers[random.pick(ODD_HEADERS)] = asHeader(random.pick(HOSTILE_TEXTS))
  return headers
}

function shapeOf(maker: ValueMaker, context: FuzzContext, random: Random): Shape {
  const kind = random.next()
  if (kind < 0.55) return operationShape(maker, context)
  if (kind < 0.72) return pageShape(maker, context)
  if (kind < 0.93) return formShape(maker)
  if (kind < 0.965) return pictureShape(maker, context)
  return oddShape(maker)
}

/** The request of this index: the same for the same seed and shop. */
export function makeRequest(context: FuzzContext, seed: number, index: number): FuzzRequest {
  const random = createRandom(seed, index)
  const maker: ValueMaker = { random, dictionary: context.dictionary, malice: random.pick([0, 0, 0.05, 0.2, 0.6, 1]) }
  const shape = shapeOf(maker, context, random)
  return { index, ...shape, headers: { ...headersFor(maker, context), ...shape.headers } }
}
