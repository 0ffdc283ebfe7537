import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { isLanguage, type Language, MARKETS } from '@firkant/domain/market/market.ts'
import { ProblemException } from '../http/problem.ts'
import { rateLimited } from '../http/rate-limits.ts'
import { SentParts } from './file-forms.ts'

/**
 * Plain forms can't send the CSRF header, so Sec-Fetch-Site, or else Origin, must prove that they come from the shop. A
 * request with neither is refused.
 */
function requireSameOrigin(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return
  const { origin } = request.headers
  if (site === undefined && origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host)
    return
  throw new ProblemException('csrf', { detail: 'The form must come from the shop.' })
}

const FORM = { parseAs: 'string', bodyLimit: 8 * 1024 } as const

/** Register it in an encapsulated context: everywhere else a body is JSON. */
export function readPlainForms(forms: FastifyInstance): void {
  forms.addContentTypeParser('application/x-www-form-urlencoded', FORM, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
}

/** Accepts multipart bodies but does not read them. */
export function ignoreMultipart(forms: FastifyInstance): void {
  forms.addContentTypeParser('multipart/form-data', FORM, (_request, _body, done) => done(null, undefined))
}

export function fieldsOf({ body }: FastifyRequest): URLSearchParams {
  if (body instanceof SentParts) return body.fields
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

/** What stands behind the question mark. */
export function queryOf({ url }: FastifyRequest): URLSearchParams {
  const mark = url.indexOf('?')
  return new URLSearchParams(mark < 0 ? '' : url.slice(mark))
}

/** One-click unsubscribe by the mail program: the token is in the address, the body only confirms (RFC 8058). */
export function oneClickToken(request: FastifyRequest, param: string): string | undefined {
  return queryOf(request).get(param) ?? undefined
}

/** For forms of the shop's own pages, which can't set the CSRF header: their origin is checked instead. */
export function fromShop(perMinute?: number) {
  return {
    config: { ...rateLimited(perMinute), withoutCsrfHeader: true },
    onRequest: async (request: FastifyRequest) => requireSameOrigin(request),
    schema: { hide: true },
  }
}

/** For what a mail program sends too, which has no origin: the token is the only proof. */
export function fromAnywhere(perMinute?: number) {
  return { config: { ...rateLimited(perMinute), withoutCsrfHeader: true }, schema: { hide: true } }
}

/** The language that the form names, else the brand's default. */
export function spokenLanguage(brand: BrandDefinition, fields: URLSearchParams): Language {
  const home = MARKETS[brand.homeMarket].language
  const language = fields.get('language') ?? home
  return isLanguage(language) ? language : home
}
