import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ProblemException } from '../../platform/http/problem.ts'
import type { ShopContext } from '../../platform/shop-context.ts'

const STUDIO_PATH = '/studio'
export const STUDIO_ASSETS_PATH = `${STUDIO_PATH}/assets/`
/** In the built document, for what the studio's own code inserts. */
const NONCE_MARK = '{{nonce}}'
const NONCE_BYTES = 16

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

interface StudioAsset {
  readonly type: string
  readonly bytes: Buffer
  /** Brotli; absent for what is packed by itself. */
  readonly packed?: Buffer
}

interface StudioBuild {
  readonly document: string
  readonly assets: ReadonlyMap<string, StudioAsset>
}

/** Undefined where the studio was not built: the shop runs without it. */
function readBuild(folder: string): StudioBuild | undefined {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) return undefined
  const names = readdirSync(join(folder, 'assets')).filter((name) => extname(name) in TYPES)
  const files = names.map((name) => {
    const type = TYPES[extname(name)] ?? ''
    const path = join(folder, 'assets', name)
    const packed = existsSync(`${path}.br`) ? { packed: readFileSync(`${path}.br`) } : {}
    return [name, { type, bytes: readFileSync(path), ...packed }] as const
  })
  return { document: readFileSync(page, 'utf8'), assets: new Map(files) }
}

/** Nothing but its own files: the studio loads no picture, script or font from anywhere else. */
const policyOf = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // Pages as they will be.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

function sendDocument(reply: FastifyReply, { document }: StudioBuild): FastifyReply {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  return reply
    .header('content-security-policy', policyOf(nonce))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(document.replaceAll(NONCE_MARK, nonce))
}

/** The studio's own document and files. The document tells nothing: all that it shows comes by calls, which ask who. */
export function registerStudioFiles(
  app: FastifyInstance,
  { folder, brand }: Pick<ShopContext, 'brand'> & { readonly folder: string },
): void {
  const build = readBuild(folder)
  const notBuilt = () =>
    new ProblemException('not-found', { detail: `The studio of ${brand.name} is not built: npm run build.` })
  const answer = async (_request: unknown, reply: FastifyReply) => {
    if (!build) throw notBuilt()
    return sendDocument(reply, build)
  }
  app.get(STUDIO_PATH, { schema: { hide: true } }, answer)
  app.get(`${STUDIO_PATH}/*`, { schema: { hide: true } }, answer)
  app.get<{ Params: { file: string } }>(
    `${STUDIO_ASSETS_PATH}:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const asset = build?.assets.get(request.params.file)
      if (!asset) throw new ProblemException('not-found')
      const { type, bytes, packed } = asset
      const isPacked = packed !== undefined && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
      if (isPacked) reply.header('content-encoding', 'br')
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding')
        .type(type)
        .send(isPacked ? packed : bytes)
    },
  )
}
