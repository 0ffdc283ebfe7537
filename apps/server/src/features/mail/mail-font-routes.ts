import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { DAY_S } from '@firkant/domain/duration/duration.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { BRANDS_FOLDER } from './mail-logo.ts'
import { MAIL_FONTS_PATH } from './mail-styles.ts'

/** The brand's fonts at addresses that stay: a mail is opened after many builds. */
export function registerMailFonts(app: FastifyInstance, { key, mailLook }: BrandDefinition): void {
  const files = new Set(mailLook.faces.map(({ file }) => file))
  app.get<{ Params: { file: string } }>(
    `${MAIL_FONTS_PATH}:file`,
    { schema: { hide: true } },
    async ({ params: { file } }, reply) => {
      if (!files.has(file)) throw new ProblemException('not-found')
      return (
        reply
          .type('font/woff2')
          .header('cache-control', `public, max-age=${365 * DAY_S}, immutable`)
          // A mail program shows mails from no origin of its own.
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(await readFile(join(BRANDS_FOLDER, key, 'fonts', file)))
      )
    },
  )
}
