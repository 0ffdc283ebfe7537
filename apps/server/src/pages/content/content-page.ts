import { DEFAULT_ROOMS_PATH } from '@firkant/domain/catalog/catalog-addresses.ts'
import { imageAddress, imageUrl } from '@firkant/domain/image/image-url.ts'
import type { Breadcrumb } from '@firkant/domain/page/breadcrumb.ts'
import { loadMediaFiles } from '../../features/catalog/media-store.ts'
import { buildBlocks, type BlockContext, type ResolvedBlocks } from '../../features/content/blocks/block-service.ts'
import {
  findNextScheduledChange,
  listTranslations,
  listWellKnownPages,
  type StoredPage,
} from '../../features/content/content-store.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { breadcrumbList, faqPage, itemLists, organization, webSite } from '../structured-data.ts'

const TRACKING_TYPES = {
  StartPage: 'start',
  EditorialPage: 'editorial',
  ContentNotFoundPage: 'not-found',
} as const
type ContentPageName = keyof typeof TRACKING_TYPES
/** A page made only of blocks; pages that list products are built elsewhere. */
export type BlocksPage = StoredPage & { readonly componentName: ContentPageName }

export function isBlocksPage(stored: StoredPage): stored is BlocksPage {
  return Object.hasOwn(TRACKING_TYPES, stored.componentName)
}

export function earliest(...moments: readonly (Date | undefined)[]): Date | undefined {
  const known = moments.filter((moment) => moment !== undefined).map((moment) => moment.getTime())
  return known.length > 0 ? new Date(Math.min(...known)) : undefined
}

/** Without a chooser everybody sees the blocks themselves. */
type BlocksRequest = Pick<PageRequest, 'brand' | 'market' | 'address' | 'now'> &
  Partial<Pick<PageRequest, 'experiences'>>

export function blockContextOf(
  deps: PageDependencies,
  request: BlocksRequest,
  roomsPath: string | undefined,
): BlockContext {
  return {
    brand: request.brand.key,
    market: request.market,
    address: request.address,
    now: request.now,
    roomMood: request.brand.roomMood,
    roomsPath: roomsPath ?? DEFAULT_ROOMS_PATH,
    catalog: deps.catalog,
    displayHook: deps.displayHook,
    experiences: request.experiences,
    listKeys: (source, limit) => deps.listings.keysOf(request.market, { source, limit, now: request.now }),
  }
}

/** Blocks of a page that does not need the well-known pages otherwise. */
export async function buildPageBlocks(
  deps: PageDependencies,
  request: BlocksRequest,
  { blocks, shownArticleKey }: Pick<StoredPage, 'blocks'> & Pick<BlockContext, 'shownArticleKey'>,
): Promise<ResolvedBlocks> {
  const db = deps.database.replica
  const { roomsPageLink } = await listWellKnownPages(db, {
    brand: request.brand.key,
    language: request.market.language,
  })
  return buildBlocks(db, { ...blockContextOf(deps, request, roomsPageLink), shownArticleKey }, blocks)
}

function crumbsOf(request: PageRequest, stored: StoredPage): Breadcrumb[] {
  if (stored.componentName === 'StartPage' || stored.componentName === 'ContentNotFoundPage') return []
  return [
    { name: request.brand.name, url: request.address('/') },
    { name: stored.heading ?? stored.title, url: request.address(stored.path) },
  ]
}

export async function findShareImage(deps: PageDependencies, stored: StoredPage): Promise<string | undefined> {
  if (!stored.image) return undefined
  const media = (await loadMediaFiles(deps.database.replica, [stored.image])).get(stored.image)
  return media && imageUrl(imageAddress(media.file, media.contentHash), { width: 'large' })
}

/** An editor's page: start page, editorial page, or not-found page. */
export async function buildContentPage(
  deps: PageDependencies,
  request: PageRequest,
  stored: BlocksPage,
): Promise<PageResult> {
  const db = deps.database.replica
  const isNotFound = stored.componentName === 'ContentNotFoundPage'
  const wellKnown = await listWellKnownPages(db, { brand: request.brand.key, language: request.language })
  const context = blockContextOf(deps, request, wellKnown.roomsPageLink)
  const [resolved, translations, nextChange, shareImage] = await Promise.all([
    buildBlocks(db, context, stored.blocks),
    isNotFound ? [] : listTranslations(db, { brand: request.brand.key, now: request.now }, stored.key),
    findNextScheduledChange(db, request.brand.key, request.now),
    findShareImage(deps, stored),
  ])
  const breadcrumbs = crumbsOf(request, stored)
  const canonicalPath = isNotFound ? request.path : stored.path
  const page = buildPage(request, {
    url: request.address(canonicalPath),
    componentName: stored.componentName,
    httpStatus: isNotFound ? 404 : 200,
    errorPage: isNotFound,
    meta: {
      title: stored.title,
      description: stored.description,
      imageUrl: shareImage,
      canonicalPath,
      translations,
      isIndexed: !isNotFound && !request.isPreview,
    },
    trackingPageType: TRACKING_TYPES[stored.componentName],
    structuredData: [
      ...(stored.componentName === 'StartPage'
        ? [organization(request), webSite(request, wellKnown.searchPageUrl && request.address(wellKnown.searchPageUrl))]
        : []),
      ...breadcrumbList(request, breadcrumbs),
      ...itemLists(request, resolved.blocks),
      ...faqPage(resolved.blocks),
    ],
    model: { ...(stored.heading !== null && { heading: stored.heading }), breadcrumbs, blocks: resolved.blocks },
  })
  return { page, validUntil: earliest(resolved.validUntil, nextChange), isPublic: !request.isPreview }
}
