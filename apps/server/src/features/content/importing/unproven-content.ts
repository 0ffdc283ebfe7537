import type { z } from 'zod'
import { flowboxFeedSchema } from '@firkant/domain/content/blocks/media-blocks.ts'
import { aboutFeed, aboutPage, contentClaims, SITE_KEY } from '@firkant/domain/content/content-claims.ts'
import { pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import { siteContentSchema } from '@firkant/domain/content/site-content-schema.ts'
import { unprovenText } from '@firkant/domain/law/environment/environment-gaps.ts'
import { claimAbout } from '@firkant/domain/law/environment/environmental-proof-record.ts'
import { type ContentFolder, SITE_FILE } from './content-files.ts'
import { type ContentProblem, problemsOf } from './content-problems.ts'

type Written = Parameters<typeof problemsOf>[1] & { readonly content: unknown; readonly about: string }

/** Environmental claims of a folder that no record proves, with file and line. `proven` as `claimAbout`. */
export function unprovenContent(folder: ContentFolder, proven: ReadonlySet<string>): readonly ContentProblem[] {
  const { brand, language, site, pages, feeds, lines } = folder
  const place = `${brand}/${language}`
  const of = (schema: z.ZodType, { content, about, ...files }: Written) =>
    problemsOf(
      contentClaims(schema, content)
        .filter(({ claim }) => !proven.has(claimAbout(claim, about)))
        .map(({ path, ...found }) => ({ path, message: unprovenText(found) })),
      files,
    )
  const frame = { content: site, about: aboutPage(brand, SITE_KEY), file: `${place}/${SITE_FILE}`, lineOf: lines?.site }
  return [
    ...of(siteContentSchema, frame),
    ...pages.flatMap((page) => of(pageContentSchema, { ...page, about: aboutPage(brand, page.content.key) })),
    ...Object.entries(feeds).flatMap(([name, content]) => {
      const files = { file: `${place}/feeds/${name}.json`, lineOf: lines?.feeds.get(name) }
      return of(flowboxFeedSchema, { content, about: aboutFeed(brand, name), ...files })
    }),
  ]
}
