import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { ProblemException } from '../../platform/http/problem.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { readMailLogo } from './mail-logo.ts'
import { fillMail } from './mail-tokens.ts'
import { outboxList, outboxMail } from './outbox-page.ts'
import { findMail, listMails } from './outbox-store.ts'
import { writeAppendix } from './write-appendix.ts'

/** Pictures of products come from the address that the mail names. */
const policyOf = (publicUrl: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self' ${publicUrl}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const send = (reply: FastifyReply, { html, publicUrl }: { readonly html: string; readonly publicUrl: string }) =>
  reply
    .header('content-security-policy', policyOf(publicUrl))
    .header('cache-control', 'no-store')
    // Its links carry tokens.
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html)

export type OutboxOptions = Pick<ShopContext, 'db' | 'brand' | 'publicUrl' | 'secret'>

interface OneMail {
  Params: { id: string }
}

/** Shows stored mails when there is no mail server. Never registered in production. */
export function registerOutboxRoutes(app: FastifyInstance, options: OutboxOptions): void {
  const { db, brand, secret, publicUrl } = options
  const read = async (given: string) => {
    const id = z.uuid().safeParse(given)
    const mail = id.success ? await findMail(db, brand.key, id.data) : undefined
    if (!mail) throw new ProblemException('not-found', { detail: 'There is no such mail.' })
    return mail
  }
  app.get('/__outbox', { schema: { hide: true } }, async (_request, reply) =>
    send(reply, { html: outboxList(await listMails(db, brand.key)), publicUrl }),
  )
  app.get<OneMail>('/__outbox/:id', { schema: { hide: true } }, async (request, reply) => {
    const mail = await read(request.params.id)
    const html = outboxMail({ ...mail, ...fillMail(mail, secret) }, await readMailLogo(brand))
    return send(reply, { html, publicUrl })
  })
  app.get<OneMail>('/__outbox/:id/appendix.pdf', { schema: { hide: true } }, async (request, reply) => {
    const { appendix } = await read(request.params.id)
    if (!appendix) throw new ProblemException('not-found', { detail: 'This mail has no document.' })
    return reply
      .header('cache-control', 'no-store')
      .type('application/pdf')
      .send(await writeAppendix(brand, appendix))
  })
}
