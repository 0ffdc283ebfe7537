import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_PREVIEWED } from '@firkant/domain/lists/list-preview.ts'
import { fail, succeed } from '@firkant/domain/result/result.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { clientNetwork } from '../../../platform/http/client-network.ts'
import { ProblemException } from '../../../platform/http/problem.ts'
import { rateLimited } from '../../../platform/http/rate-limits.ts'
import type { ShopContext } from '../../../platform/shop-context.ts'
import { isHeld, throwRefusal } from '../../images/image-routes.ts'
import type { ImageSource } from '../../images/image-source.ts'
import type { Made, MadePictures } from '../../images/made-pictures.ts'
import { drawListPreview } from './draw-list-preview.ts'
import { findSharedList } from './shared-lists.ts'

/** Messengers fetch it once for each chat. */
const PER_MINUTE = 60
/** Part of the key: raise it when the same list must give another picture. */
const DRAWING_VERSION = 1
const FILE = /^([\w-]{22})\.jpg$/

export interface ListPreviewOptions extends Pick<ShopContext, 'db' | 'brand'> {
  readonly source: ImageSource
  readonly pictures: MadePictures
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

interface ShownFile extends Record<string, unknown> {
  readonly file: string
  readonly hash: string
}

/** The first pictures of the newest things that the brand sells. */
async function loadFiles(db: Drizzle, brand: string, listKey: string): Promise<readonly ShownFile[]> {
  const { rows } = await db.execute<ShownFile>(sql`
    select m.file, m.content_hash as hash from shopping_list_items i
    join variants v on v.sku = i.sku
    join assortments a on a.product_key = v.product_key and a.brand = ${brand}
    join lateral (select p.file from product_images p where p.product_key = v.product_key
      order by p.position limit 1) first on true
    join media_files m on m.file = first.file
    where i.list_key = ${listKey} order by i.added_at desc, i.code limit ${MAX_PREVIEWED}`)
  return rows
}

async function draw(options: ListPreviewOptions, name: string, files: readonly ShownFile[]): Promise<Made> {
  try {
    const found = await Promise.all(files.map(({ file, hash }) => options.source.find(file, hash)))
    const pictures = await Promise.all(found.flatMap((image) => (image?.size ? [image.read()] : [])))
    return succeed(await drawListPreview(options.brand, { name, pictures }))
  } catch (error) {
    options.log.warn({ err: error }, 'picture of a shared list could not be drawn')
    return fail('unreadable')
  }
}

async function answerPreview(options: ListPreviewOptions, request: FastifyRequest, reply: FastifyReply) {
  const { brand, db, pictures } = options
  const shareKey = FILE.exec((request.params as { file: string }).file)?.[1]
  const list = shareKey === undefined ? undefined : await findSharedList(db, brand.key, shareKey)
  if (!list) throw new ProblemException('not-found')
  const files = await loadFiles(db, brand.key, list.listKey)
  const facts = [DRAWING_VERSION, brand.key, list.name, ...files.map(({ file, hash }) => `${file} ${hash}`)]
  const key = createHash('sha256').update(facts.join('|')).digest('hex').slice(0, 32)
  const headers = {
    // Asked for again each time: a withdrawn link shows nothing, not even for a while.
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
    etag: `"${key}"`,
  }
  if (isHeld(request.headers['if-none-match'], `"${key}"`)) return reply.code(304).headers(headers).send()
  const owner = clientNetwork(request.ip)
  const made = await pictures({ key, owner, make: () => draw(options, list.name, files) })
  if (made.ok) return reply.headers(headers).type('image/jpeg').send(made.value)
  return throwRefusal(made.code)
}

/** `og:image` of a shared list. */
export function registerListPreview(app: FastifyInstance, options: ListPreviewOptions): void {
  app.get<{ Params: { file: string } }>(
    '/lists/preview/:file',
    { exposeHeadRoute: true, config: rateLimited(PER_MINUTE), schema: { hide: true } },
    (request, reply) => answerPreview(options, request, reply),
  )
}
