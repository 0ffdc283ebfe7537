import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { fillMail } from './mail-tokens.ts'
import { outboxList, outboxMail } from './outbox-page.ts'
import { findMail, listMails } from './outbox-store.ts'
import { readMailLogo } from './smtp-sender.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const send = (reply: FastifyReply, html: string) =>
  reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    // Its links carry tokens.
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html)

export interface OutboxOptions {
  readonly db: Drizzle
  readonly brand: BrandDefinition
  readonly secret: string
}

/** Shows stored mails when there is no mail server. Never registered in production. */
export function registerOutboxRoutes(app: FastifyInstance, { db, brand, secret }: OutboxOptions): void {
  app.get('/__outbox', { schema: { hide: true } }, async (_request, reply) =>
    send(reply, outboxList(await listMails(db, brand.key))),
  )
  app.get<{ Params: { id: string } }>('/__outbox/:id', { schema: { hide: true } }, async (request, reply) => {
    const id = z.uuid().safeParse(request.params.id)
    const mail = id.success ? await findMail(db, brand.key, id.data) : undefined
    if (!mail) throw new ProblemException('not-found', { detail: 'There is no such mail.' })
    const readable = fillMail(mail, secret)
    return send(reply, outboxMail({ ...mail, ...readable }, await readMailLogo(brand)))
  })
}
