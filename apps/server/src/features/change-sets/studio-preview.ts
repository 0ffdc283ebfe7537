import type { FastifyRequest } from 'fastify'
import { type DocumentAddress, readAddress } from '@firkant/domain/change-sets/document-address.ts'
import { applyLayer, documentAt } from '@firkant/domain/change-sets/publication-windows.ts'
import { type PageContent, pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { ContentOverlay } from '../content/content-overlay.ts'
import { readDocument, SCHEMAS } from '../content/documents/stored-documents.ts'
import { SCRIPT_SETTINGS, SITE_SETTING } from '../content/site-frame.ts'
import { storable } from '../content/stored-content.ts'
import { requireStudio } from '../studio/studio-at-work.ts'
import { findSet, listLayers, listSetDocuments } from './change-set-store.ts'
import { layerOf } from './rebuild-document.ts'

/** `preview=studio`, with `set` and `at`. */
const PREVIEW_OF_STUDIO = 'studio'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Context = Pick<ShopContext, 'database' | 'brand' | 'now'>

function readMoment(text: string | null): Date | undefined {
  const at = new Date(text ?? '')
  return Number.isNaN(at.getTime()) ? undefined : at
}

async function employeeOf(request: FastifyRequest, context: Context) {
  try {
    return await requireStudio(request, context, 'editContent')
  } catch (error) {
    // For whoever is not at work the address has one parameter too many, and that is all.
    if (error instanceof ProblemException) return undefined
    throw error
  }
}

function place(
  { pages, settings }: { pages: Map<string, PageContent | null>; settings: Map<string, unknown> },
  address: DocumentAddress,
  value: unknown,
): void {
  if (address.kind === 'page') {
    const parsed = pageContentSchema.safeParse(value)
    // What can't be shown yet leaves the page as it is; the form says what is wrong.
    if (value === null) pages.set(`${address.language}/${address.key}`, null)
    else if (parsed.success) pages.set(`${address.language}/${address.key}`, storable(parsed.data))
    return
  }
  const parsed = SCHEMAS[address.kind].safeParse(value)
  if (!parsed.success) return
  if (address.kind === 'frame') settings.set(`${address.language}/${SITE_SETTING}`, parsed.data)
  else settings.set(`/${SCRIPT_SETTINGS}`, parsed.data)
}

/** The documents of a set as they will be at that time: on top of what is published and what is planned. */
async function overlayOf(
  { database, brand }: Context,
  { setId, employeeId, at }: { setId: string; employeeId: string; at: Date },
): Promise<ContentOverlay> {
  const overlay = { pages: new Map<string, PageContent | null>(), settings: new Map<string, unknown>() }
  return database.main.transaction(async (tx) => {
    const set = await findSet(tx, { brand: brand.key, id: setId, employeeId })
    const isOpen = set && ['draft', 'shared', 'asked'].includes(set.state)
    for (const { document, base, value } of isOpen ? await listSetDocuments(tx, setId) : []) {
      const address = readAddress(document)
      if (!address) continue
      const stored = await readDocument(tx, { brand: brand.key, address })
      const layers = (await listLayers(tx, brand.key, document)).map(layerOf)
      place(overlay, address, applyLayer(documentAt(stored, layers, at.getTime()), { base, value }) ?? null)
    }
    return overlay
  })
}

/** What an employee at work asks to see: a set that is not published, another minute, or both. */
export function createStudioPreview(context: Context) {
  return async (request: FastifyRequest, params: URLSearchParams) => {
    if (params.get('preview') !== PREVIEW_OF_STUDIO) return undefined
    const employee = await employeeOf(request, context)
    if (!employee) return undefined
    const at = readMoment(params.get('at'))
    const setId = params.get('set') ?? ''
    const asked = { setId, employeeId: employee.id, at: at ?? context.now() }
    const none: ContentOverlay = { pages: new Map(), settings: new Map() }
    return { overlay: UUID.test(setId) ? await overlayOf(context, asked) : none, at }
  }
}
