import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HOUR_S } from '@firkant/domain/duration/duration.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import type { SitemapCache, SitemapFile } from './sitemap-cache.ts'

const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/

/** robots.txt and the sitemap. */
export function registerSiteFiles(
  app: FastifyInstance,
  { sitemap, publicUrl }: { readonly sitemap: SitemapCache; readonly publicUrl: string },
): void {
  const hidden = { schema: { hide: true } }

  async function send(request: FastifyRequest, reply: FastifyReply, file: SitemapFile): Promise<FastifyReply> {
    const packed = await sitemap.load(file)
    if (!packed) throw new ProblemException('not-found')
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${HOUR_S}`)
      .header('vary', 'accept-encoding')
    if (!GZIP.test(request.headers['accept-encoding'] ?? '')) return reply.send(await promisify(gunzip)(packed))
    return reply.header('content-encoding', 'gzip').send(packed)
  }

  app.get('/robots.txt', hidden, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', `public, max-age=${HOUR_S}`)
    return `User-agent: *\nDisallow: /api/\nDisallow: /client-telemetry\nDisallow: /*?cameFrom=\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`
  })
  app.get('/sitemap.xml', hidden, (request, reply) => send(request, reply, 'whole'))
  app.get('/sitemap/pages.xml', hidden, (request, reply) => send(request, reply, 'pages'))
  app.get<{ Params: { part: string } }>('/sitemap/products-:part(^[1-9]\\d{0,3}).xml', hidden, (request, reply) =>
    send(request, reply, Number(request.params.part)),
  )
}
