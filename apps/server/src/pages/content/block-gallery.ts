import { buildBlockGroups } from '../../features/content/blocks/block-groups.ts'
import { listWellKnownPages } from '../../features/content/content-store.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { blockContextOf } from './content-page.ts'
import { KIT_PATH } from './kit-page.ts'

const GALLERY_PATH = `${KIT_PATH}/blocks`

export function isBlockGallery(path: string): boolean {
  return path === GALLERY_PATH || path.startsWith(`${GALLERY_PATH}/`)
}

/** Every block in each of its options, resolved as on any page; below it one page per block. */
export async function buildBlockGallery(deps: PageDependencies, request: PageRequest): Promise<PageResult | undefined> {
  const { path } = request
  const all = await deps.blockSamples()
  const wanted = path.slice(GALLERY_PATH.length + 1)
  const chosen = all
    .filter(({ componentName }) => wanted === '' || componentName === wanted)
    .flatMap(({ componentName, samples }) => samples.map((sample) => ({ ...sample, componentName })))
  if (chosen.length === 0) return undefined
  const db = deps.database.replica
  const { roomsPageLink } = await listWellKnownPages(db, { brand: request.brand.key, language: request.language })
  const context = blockContextOf(deps, request, roomsPageLink)
  const { groups } = await buildBlockGroups(
    db,
    context,
    chosen.map(({ block }) => [block]),
  )
  const page = buildPage(request, {
    componentName: 'BlockGalleryPage',
    meta: { title: `${request.brand.name}: ${wanted === '' ? 'the blocks' : wanted}` },
    trackingPageType: 'kit',
    model: {
      index: all.map(({ componentName, samples }) => ({
        name: componentName,
        url: request.address(`${GALLERY_PATH}/${componentName}`),
        count: samples.length,
      })),
      samples: chosen.map(({ componentName, name }, index) => ({ componentName, name, blocks: groups[index] ?? [] })),
    },
  })
  return { page, validUntil: undefined, isPublic: false }
}
