import type { z } from 'zod'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import type { BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import { flowboxFeedSchema } from '@firkant/domain/content/blocks/media-blocks.ts'
import { type PageContent, pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import { siteContentSchema } from '@firkant/domain/content/site-content-schema.ts'
import { changeTexts } from '@firkant/domain/content/walk-content.ts'
import { localizePath, readLocalizedPath } from '@firkant/domain/market/localized-path.ts'
import { type MarketLanguage, MARKETS } from '@firkant/domain/market/market.ts'
import { stripFixedPrefix } from '@firkant/domain/page/link-address.ts'
import { type ContentFolder, SITE_FILE } from './content-files.ts'
import { type ContentProblem, type Finding, problemsOf } from './content-problems.ts'
import { inspectHtml } from './html-rules.ts'
import { type KnownAddresses, loadKnownAddresses } from './known-addresses.ts'
import { findMissing, type KnownReferences, loadKnownReferences } from './known-references.ts'
import type { Transaction } from './save-pages.ts'

/** The list of all categories on the page of the whole assortment. */
const CATEGORY_INDEX = 'categories'

export function anchorsOfBlock(block: BlockContent): readonly string[] {
  const own = `block-${block.id}`
  if (block.componentName === 'Faq') return [own, ...block.props.items.flatMap(({ anchor }) => anchor ?? [])]
  if (block.componentName !== 'Layout') return [own]
  return [own, ...block.props.columns.flatMap((column) => column.blocks.flatMap(anchorsOfBlock))]
}

/** The anchors of a page that a link may lead to: `/kundeservice#block-delivery`. */
function anchorsOf({ componentName, blocks, listing }: PageContent): ReadonlySet<string> {
  const rows = listing?.rowBlocks.map(({ block }) => block) ?? []
  return new Set([
    ...[...blocks, ...rows].flatMap(anchorsOfBlock),
    ...(componentName === 'RootCategoryPage' ? [CATEGORY_INDEX] : []),
  ])
}

/** What the content of a brand may refer to. */
export interface KnownThings {
  readonly references: KnownReferences
  readonly addressesOf: (language: MarketLanguage) => KnownAddresses | undefined
}

export async function loadKnownThings(tx: Transaction, brandKey: BrandKey): Promise<KnownThings> {
  const references = await loadKnownReferences(tx, brandKey)
  const addresses = new Map<MarketLanguage, KnownAddresses>()
  for (const market of BRANDS[brandKey].markets) {
    const { language } = MARKETS[market]
    addresses.set(language, await loadKnownAddresses(tx, { brand: brandKey, language }, references.product))
  }
  return { references, addressesOf: (language) => addresses.get(language) }
}

/** What is looked up of a folder. */
type CheckedFolder = Pick<ContentFolder, 'brand' | 'language' | 'pages'>

interface Checked {
  readonly folder: CheckedFolder
  readonly known: KnownThings
  readonly mediaDir: string | undefined
  /** Path → the anchors of its page. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>
}

/** The page with the link. */
interface From {
  readonly path: string | undefined
  readonly isDraft: boolean
}

function findDeadAnchor(to: string, from: From, { folder, anchors }: Checked): string | undefined {
  const [address = '', anchor] = to.split('#')
  if (!anchor) return undefined
  const path = address === '' ? from.path : stripFixedPrefix(address.split('?', 1)[0] ?? '')
  const known = path === undefined ? undefined : anchors.get(path)
  if (!known || known.has(anchor)) return undefined
  return `the page ${path} of ${folder.brand}/${folder.language} has no anchor #${anchor}; it has ${[...known].join(', ')}`
}

/** Normalises the link as the server does when it is followed. */
function findDeadLink(to: string, from: From, checked: Checked): string | undefined {
  if (!to.startsWith('/')) return findDeadAnchor(to, from, checked)
  const { brand: brandKey, language } = checked.folder
  const brand = BRANDS[brandKey]
  const path = stripFixedPrefix(to.split(/[?#]/, 1)[0] ?? '')
  const there = readLocalizedPath(brand, localizePath(brand, language, path))
  const addresses = checked.known.addressesOf(there.language)
  if (addresses?.has(there.path)) return findDeadAnchor(to, from, checked)
  if (!addresses?.isDraft(there.path)) return `the link "${to}" is dead: ${brandKey}/${there.language} has no such page`
  return from.isDraft ? undefined : `the link "${to}" leads to a draft, which no visitor can see`
}

export interface DeadInput extends Omit<Checked, 'anchors'> {
  readonly from: From
}

/** Broken references of one document of a folder. */
export function findDead<Content>(
  schema: z.ZodType<Content>,
  content: Content,
  { from, ...input }: DeadInput & Partial<Pick<Checked, 'anchors'>>,
): Finding[] {
  const findings: Finding[] = []
  const checked: Checked = { anchors: anchorsIn(input.folder), ...input }
  const { folder, known, mediaDir } = checked
  changeTexts(schema, content, (text, { kind, path }) => {
    const report = (message: string | undefined, about?: Finding['about']) =>
      message !== undefined && findings.push({ path, message, ...(about && { about }) })
    if (kind === undefined || kind === 'feed') return text
    if (kind === 'link') report(findDeadLink(text, from, checked), 'link')
    else if (kind === 'html')
      for (const link of inspectHtml(text).links) report(findDeadLink(link, from, checked), 'link')
    else report(findMissing(kind, text, { known: known.references, folder, mediaDir }))
    return text
  })
  return findings
}

const anchorsIn = ({ pages }: CheckedFolder) =>
  new Map(pages.map(({ content }) => [content.path, anchorsOf(content)] as const))

const NO_PAGE: From = { path: undefined, isDraft: false }
const fromOf = ({ path, state }: PageContent): From => ({ path, isDraft: state === 'draft' })

/** All broken references in a folder, with file and line. */
export function checkReferences(
  folder: ContentFolder,
  known: KnownThings,
  mediaDir: string | undefined,
): readonly ContentProblem[] {
  const { brand, language, site, pages, feeds, lines } = folder
  const checked = { folder, known, mediaDir, anchors: anchorsIn(folder) }
  const place = `${brand}/${language}`
  return [
    ...problemsOf(findDead(siteContentSchema, site, { from: NO_PAGE, ...checked }), {
      file: `${place}/${SITE_FILE}`,
      lineOf: lines?.site,
    }),
    ...pages.flatMap((page) =>
      problemsOf(findDead(pageContentSchema, page.content, { from: fromOf(page.content), ...checked }), page),
    ),
    ...Object.entries(feeds).flatMap(([name, feed]) =>
      problemsOf(findDead(flowboxFeedSchema, feed, { from: NO_PAGE, ...checked }), {
        file: `${place}/feeds/${name}.json`,
        lineOf: lines?.feeds.get(name),
      }),
    ),
  ]
}
