import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import type { FlowboxFeed } from '@firkant/domain/content/blocks/media-blocks.ts'
import type { PageContent } from '@firkant/domain/content/page-content-schema.ts'
import { gatherNeeds } from '../blocks/block-needs.ts'

/** In a language's folder, beside its pages. */
const FEEDS_FOLDER = 'feeds'

export type Feeds = Readonly<Record<string, FlowboxFeed>>

/** The galleries' feeds, each named after its file. */
export function readFeedFiles(folder: string, read: (file: string) => FlowboxFeed | undefined): Feeds {
  const place = join(folder, FEEDS_FOLDER)
  if (!existsSync(place)) return {}
  const files = readdirSync(place).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    files.toSorted().flatMap((name) => {
      const feed = read(join(place, name))
      return feed ? [[basename(name, '.json'), feed]] : []
    }),
  )
}

function feedsOf({ blocks, listing }: PageContent): readonly string[] {
  const rows: readonly BlockContent[] = listing?.rowBlocks.map(({ block }) => block) ?? []
  return [...gatherNeeds([...blocks, ...rows]).feeds]
}

/** A gallery without its feed would be an empty area on the page. */
export function missingFeeds(
  { content, path }: { readonly content: PageContent; readonly path: string },
  feeds: Feeds,
): { readonly line: number; readonly message: string }[] {
  return feedsOf(content)
    .filter((name) => !Object.hasOwn(feeds, name))
    .map((name) => {
      const text = readFileSync(path, 'utf8')
      const at = text.search(new RegExp(`"feed"\\s*:\\s*"${name}"`))
      const line = text.slice(0, Math.max(at, 0)).split('\n').length
      return { line, message: `feed: there is no ${FEEDS_FOLDER}/${name}.json` }
    })
}
