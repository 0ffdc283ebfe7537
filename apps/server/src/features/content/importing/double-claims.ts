import type { BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import type { PageContent } from '@firkant/domain/content/page-content-schema.ts'
import type { ContentFolder } from './content-files.ts'
import { problemsOf, type ContentProblem, type Finding } from './content-problems.ts'

type Path = readonly PropertyKey[]

/** Two files must not define the same page. */
function findDoublePages({ pages }: ContentFolder): ContentProblem[] {
  return (['key', 'path'] as const).flatMap((name) => {
    const seen = new Map<string, string>()
    return pages.flatMap(({ file, content, lineOf }) => {
      const before = seen.get(content[name])
      seen.set(content[name], before ?? file)
      if (before === undefined) return []
      const message = `"${content[name]}" is the ${name} of ${before} as well`
      return problemsOf([{ path: [name], message }], { file, lineOf })
    })
  })
}

function idsOf(blocks: readonly BlockContent[], path: Path): { id: string; path: Path }[] {
  return blocks.flatMap((block, index) => {
    const own = { id: block.id, path: [...path, index, 'id'] }
    if (block.componentName !== 'Layout') return [own]
    const columns = [...path, index, 'props', 'columns']
    return [own, ...block.props.columns.flatMap((each, at) => idsOf(each.blocks, [...columns, at, 'blocks']))]
  })
}

/** An id is an anchor of the page: a duplicate could never be reached. */
export function findDoubleIds({ blocks, listing }: PageContent): Finding[] {
  const rows = listing?.rowBlocks.map(({ block }, index) => ({
    id: block.id,
    path: ['listing', 'rowBlocks', index, 'block', 'id'],
  }))
  const ids = [...idsOf(blocks, ['blocks']), ...(rows ?? [])]
  return ids
    .filter(({ id }, index) => ids.findIndex((other) => other.id === id) < index)
    .map(({ id, path }) => ({ path, message: `"${id}" is the id of another block on this page` }))
}

/** Duplicates in a folder, with file and line. */
export function findDoubles(folder: ContentFolder): readonly ContentProblem[] {
  return [...findDoublePages(folder), ...folder.pages.flatMap((page) => problemsOf(findDoubleIds(page.content), page))]
}
