import type { FastifyRequest } from 'fastify'
import { type DocumentAddress, readAddress } from '@firkant/domain/change-sets/document-address.ts'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import type { pageEditorCalls } from '@firkant/domain/change-sets/page-calls.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { findThings } from '../content/documents/find-things.ts'
import { readDocument } from '../content/documents/stored-documents.ts'
import { requireStudio, type StudioEmployee } from '../studio/studio-at-work.ts'
import { findSetDocument } from './change-set-store.ts'
import { type ChangeSetContext, getSet } from './change-set-work.ts'
import { type AskShop, checkPage } from './page-checks/check-page.ts'
import { readTranslation } from './translation.ts'

/** Each pause in writing asks for it, and each is a page with its pictures. */
const CHECKS_PER_MINUTE = 60
const LOOKS_PER_MINUTE = 300

type PageAddress = Extract<DocumentAddress, { kind: 'page' }>

interface Asked {
  readonly document: string
  readonly set?: string | undefined
}

/** A page as the set has it; the live one if the set has not touched it. */
async function readPage(context: ChangeSetContext, employee: StudioEmployee, { document, set }: Asked) {
  const { database, brand } = context
  const address = readAddress(document)
  if (address?.kind !== 'page') throw new ProblemException('not-found', { detail: 'There is no such page.' })
  if (set !== undefined) await getSet(database.main, context, { id: set, employee })
  const own = set === undefined ? undefined : await findSetDocument(database.main, set, document)
  const value = own
    ? own.value
    : await database.main.transaction((tx) => readDocument(tx, { brand: brand.key, address }))
  if (value === null) throw new ProblemException('not-found', { detail: 'There is no such page.' })
  return { address, value }
}

/** The shop in this process, asked as the employee’s browser asks it. */
function askShop(
  request: FastifyRequest,
  { brand }: ChangeSetContext,
  { address, value, set }: { address: PageAddress; value: unknown; set: string | undefined },
): AskShop {
  const { cookie, host } = request.headers
  const headers = { ...(cookie !== undefined && { cookie }), ...(host !== undefined && { host }) }
  const path = isFields(value) && typeof value.path === 'string' ? value.path : '/'
  const query = new URLSearchParams({ preview: 'studio', ...(set !== undefined && { set }) })
  return {
    async page() {
      const url = `${localizePath(brand, address.language, path)}?${query}`
      const answer = await request.server.inject({ url, headers: { ...headers, accept: 'text/html' } })
      return answer.statusCode === 200 ? answer.body : undefined
    },
    async picture(url) {
      const answer = await request.server.inject({ url, headers: { ...headers, accept: 'image/avif,image/webp' } })
      return answer.statusCode === 200 ? answer.rawPayload : undefined
    },
  }
}

export function pageEditorRoutes(context: ChangeSetContext): CallRoutes<typeof pageEditorCalls> {
  return {
    'GET /api/studio/translation': {
      perMinute: LOOKS_PER_MINUTE,
      async answer(request) {
        const employee = await requireStudio(request, context, 'editContent')
        const { document, from, set } = request.query
        const address = readAddress(document)
        if (address?.kind !== 'page') throw new ProblemException('not-found', { detail: 'There is no such page.' })
        if (set !== undefined) await getSet(context.database.main, context, { id: set, employee })
        return readTranslation(context, { address, from, set })
      },
    },
    'GET /api/studio/find': {
      perMinute: LOOKS_PER_MINUTE,
      async answer(request) {
        await requireStudio(request, context, 'editContent')
        const { kind, of: language, said = '' } = request.query
        return { found: await findThings(context, { kind, language, said: said.trim() }) }
      },
    },
    'GET /api/studio/check': {
      perMinute: CHECKS_PER_MINUTE,
      async answer(request) {
        const employee = await requireStudio(request, context, 'editContent')
        const { set } = request.query
        const page = await readPage(context, employee, request.query)
        return { checks: await checkPage(context, page, askShop(request, context, { ...page, set })) }
      },
    },
  }
}
