import { AsyncLocalStorage } from 'node:async_hooks'
import { type PageContent } from '@firkant/domain/content/page-content-schema.ts'

/** Content that an employee tries out: it stands in place of what is stored, for their request alone. */
export interface ContentOverlay {
  /** `language/key` → the page; null: it is deleted. */
  readonly pages: ReadonlyMap<string, PageContent | null>
  /** `language/key` of a setting, language '' for all. */
  readonly settings: ReadonlyMap<string, unknown>
}

const overlays = new AsyncLocalStorage<ContentOverlay>()

/** Everything that `work` reads of content is as the overlay has it. Nothing of it is remembered for others. */
export function withOverlay<Result>(overlay: ContentOverlay, work: () => Promise<Result>): Promise<Result> {
  return overlays.run(overlay, work)
}

export function currentOverlay(): ContentOverlay | undefined {
  return overlays.getStore()
}

const storedOf = ({ key, path, componentName, title, description, blocks, ...page }: PageContent) => ({
  key,
  path,
  componentName,
  title,
  description,
  image: page.image ?? null,
  heading: page.heading ?? null,
  blocks,
  listing: page.listing ?? null,
  article: page.article ?? null,
})

type OverlaidPage = ReturnType<typeof storedOf>

/** Undefined: the overlay says nothing of it. Null: there is no such page. */
export function overlaidPage(
  language: string,
  by: { readonly path: string } | { readonly key: string },
): OverlaidPage | null | undefined {
  const overlay = currentOverlay()
  if (!overlay) return undefined
  if ('key' in by) {
    const page = overlay.pages.get(`${language}/${by.key}`)
    return page ? storedOf(page) : page
  }
  const found = overlay.pages
    .entries()
    .find(([name, page]) => name.startsWith(`${language}/`) && page !== null && page.path === by.path)
  return found?.[1] ? storedOf(found[1]) : undefined
}

/** A page that the overlay moved or deleted is not where it is stored. */
export function isOverlaid(language: string, key: string): boolean {
  return currentOverlay()?.pages.has(`${language}/${key}`) ?? false
}
