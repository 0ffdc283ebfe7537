import type { BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { buildBlocks, chooseBlocks, type BlockContext } from './block-service.ts'

export interface ResolvedGroups {
  /** In the order of the input; hidden blocks are missing from their group. */
  readonly groups: readonly (readonly Block[])[]
  readonly validUntil: Date | undefined
}

/** Blocks of several slots of one page, loaded with the queries of one. */
export async function buildBlockGroups(
  db: Drizzle,
  context: BlockContext,
  contents: readonly (readonly BlockContent[])[],
): Promise<ResolvedGroups> {
  const shown = contents.map((group) => chooseBlocks(context, group))
  const { blocks, validUntil } = await buildBlocks(db, context, shown.flat())
  const left = [...blocks]
  return { groups: shown.map((group) => left.splice(0, group.length)), validUntil }
}
