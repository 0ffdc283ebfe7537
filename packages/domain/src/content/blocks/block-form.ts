import { z } from 'zod'
import { formFields, type FormField } from '../form-fields.ts'
import { unwrapped } from '../walk-content.ts'
import { type BlockContent, blockContent } from './block-content-schema.ts'

type BlockName = BlockContent['componentName']

const shapes = new Map(
  blockContent.options.map((option) => {
    const [name] = option.shape.componentName.values
    return [name as BlockName, unwrapped(option.shape.props)] as const
  }),
)

export const BLOCK_NAMES: readonly BlockName[] = [...shapes.keys()]

/** What a form asks for when a block is written. */
export function blockForm(name: string): readonly FormField[] {
  const schema = shapes.get(name as BlockName)
  return schema instanceof z.ZodObject ? formFields(schema) : []
}
