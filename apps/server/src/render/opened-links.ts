/// <reference types="@fastify/cookie" />
import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HOST_PREFIX } from '@firkant/domain/consent/stored-things.ts'
import { HOUR_S } from '@firkant/domain/duration/duration.ts'
import { HAND_OVER_HOME, handOverPath } from '@firkant/domain/employee/hand-over.ts'
import { LINK_PARAM, LINKS_COOKIE, OPENING_PARAMS } from '@firkant/domain/page/opened-link.ts'
import { isAccepted } from '../platform/process/accepted-secrets.ts'
import { cookieOptions } from '../platform/visitors/visitor-identity.ts'

/** From the last time that a page was opened with it. */
const LINKS_LIFE_S = 2 * HOUR_S
/** Browsers drop a cookie of more than 4 kB. A withdrawal of many lines is longer than any other. */
const MAX_CHARACTERS = 3500
const REFERENCE_LENGTH = 10
const SEPARATOR = '!'
const STORABLE = /^[\w.~-]+$/
const HAND_OVER = new RegExp(`^(/[a-z]{2})?${handOverPath('([a-z2-7]{16})')}$`, 'i')
const IN_PATH = 'path'

/** What opens a page, and where it stood: `token.…`, `confirm.…`, `path.…`. */
type Opener = `${string}.${string}`

interface Taken {
  readonly opener: Opener
  /** The same address without it. */
  readonly path: string
  readonly params: URLSearchParams
}

const openerOf = (place: string, secret: string): Opener => `${place}.${secret}`

function split(address: string): { readonly path: string; readonly params: URLSearchParams } {
  const mark = address.indexOf('?')
  return mark < 0
    ? { path: address, params: new URLSearchParams() }
    : { path: address.slice(0, mark), params: new URLSearchParams(address.slice(mark)) }
}

function join(path: string, params: URLSearchParams): string {
  return params.size > 0 ? `${path}?${params}` : path
}

function takeOpener(address: string): Taken | undefined {
  const { path, params } = split(address)
  const [, prefix = '', code] = HAND_OVER.exec(path) ?? []
  if (code !== undefined) return { opener: openerOf(IN_PATH, code), path: prefix + HAND_OVER_HOME, params }
  const name = OPENING_PARAMS.find((each) => params.has(each))
  const secret = name && params.get(name)
  if (!name || !secret || !STORABLE.test(secret) || secret.length > MAX_CHARACTERS) return undefined
  for (const each of OPENING_PARAMS) params.delete(each)
  return { opener: openerOf(name, secret), path, params }
}

function putBack(opener: Opener, path: string, params: URLSearchParams): string {
  const [place = ''] = opener.split('.', 1)
  const secret = opener.slice(place.length + 1)
  if (place === IN_PATH) return join(`${path}/${secret}`, params)
  const whole = new URLSearchParams(params)
  whole.set(place, secret)
  return join(path, whole)
}

export interface OpenedLinks {
  /** The address without its secret, for a browser that can store it; undefined if there is nothing to take out. */
  readonly take: (request: FastifyRequest, reply: FastifyReply) => string | undefined
  /** The address with the secret that its reference stands for. An unknown reference is left out. */
  readonly resolve: (request: FastifyRequest, address: string) => string
  /** For another hour. */
  readonly renew: (request: FastifyRequest, reply: FastifyReply) => void
}

/**
 * Whoever opens a link of a mail is sent on to the same page without the token, which the browser keeps in a cookie that
 * scripts can't read: nothing that a page loads or runs can find it in the address. Each link has a reference of its
 * own, so that two of them in two tabs, a reload and the way back show what they showed before.
 */
export function createOpenedLinks({ secret }: { readonly secret: string }): OpenedLinks {
  const referenceOf = (opener: Opener, by = secret) =>
    createHmac('sha256', by).update('opened link\n').update(opener).digest('base64url').slice(0, REFERENCE_LENGTH)
  const rulesOf = ({ server }: FastifyRequest) => server.visitorIds
  const nameOf = (request: FastifyRequest) => (rulesOf(request).isHttps ? HOST_PREFIX + LINKS_COOKIE : LINKS_COOKIE)
  const readAll = (request: FastifyRequest) =>
    (request.cookies[nameOf(request)] ?? '').split(SEPARATOR).filter((each): each is Opener => each.includes('.'))

  function store(reply: FastifyReply, openers: readonly Opener[]): void {
    const stored: Opener[] = []
    for (const opener of openers)
      if ([...stored, opener].join(SEPARATOR).length <= MAX_CHARACTERS) stored.push(opener)
      else break
    const { request } = reply
    reply.setCookie(nameOf(request), stored.join(SEPARATOR), cookieOptions(rulesOf(request), LINKS_LIFE_S))
  }

  return {
    take(request, reply) {
      if (!(request.headers.accept ?? '').includes('text/html')) return undefined
      const taken = takeOpener(request.raw.url ?? '/')
      if (!taken) return undefined
      const { opener, path, params } = taken
      store(reply, [opener, ...readAll(request).filter((each) => each !== opener)])
      params.set(LINK_PARAM, referenceOf(opener))
      return join(path, params)
    },
    resolve(request, address) {
      if (!address.includes(`${LINK_PARAM}=`)) return address
      const { path, params } = split(address)
      const reference = params.get(LINK_PARAM)
      params.delete(LINK_PARAM)
      const opener = readAll(request).find((each) =>
        isAccepted(secret, (accepted) => referenceOf(each, accepted) === reference),
      )
      return opener ? putBack(opener, path, params) : join(path, params)
    },
    renew(request, reply) {
      const openers = readAll(request)
      if (openers.length > 0) store(reply, openers)
    },
  }
}
