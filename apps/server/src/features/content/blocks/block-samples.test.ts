import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { blockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import { DEMO_FOLDER } from '../../../commands/demo/import-demo.ts'
import { readBlockSamples } from './block-samples.ts'

const files = await readBlockSamples(join(DEMO_FOLDER, 'block-samples'))
const samples = files.flatMap((file) => file.samples)

interface Option {
  /** `layout`, `items.image`: keys only; arrays add nothing to the path. */
  readonly path: string
  readonly value: unknown
}

const below = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/** Every value of every choice in a schema. */
function optionsIn(schema: z.core.$ZodType, path = ''): Option[] {
  const { def } = schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] }
  switch (def.type) {
    case 'enum':
      return Object.values(def.entries).map((value) => ({ path, value }))
    case 'boolean':
      return [{ path, value: true }]
    case 'optional':
    case 'default':
    case 'nullable':
      return optionsIn(def.innerType, path)
    case 'array':
      return optionsIn(def.element, path)
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => optionsIn(inner, below(path, key)))
    default:
      return []
  }
}

/** Every value in the content, by its path in the schema. */
function valuesIn(content: unknown, path = ''): string[] {
  if (Array.isArray(content)) return content.flatMap((each: unknown) => valuesIn(each, path))
  if (typeof content !== 'object' || content === null) return [`${path}=${String(content)}`]
  return Object.entries(content).flatMap(([key, value]) => valuesIn(value, below(path, key)))
}

/** Options that all blocks share need one sample: widths belong to the frame, targets to links. */
const isShownBy = (componentName: unknown, path: string) =>
  path === 'width' ? componentName === 'Editorial' : !/(?:^|\.)target$/.test(path) || componentName === 'Button'
/** The default of links, so no sample sets it. */
const BY_ITSELF = '_self'

describe('the samples of the blocks', () => {
  const schemas = blockContent.options.map((option) => option.shape)

  it('every block has some, in a file of its name', () => {
    const names = schemas.map(({ componentName }) => [...componentName.values][0]).toSorted()
    expect(files.map(({ componentName }) => componentName)).toEqual(names)
    for (const file of files)
      for (const { name, block } of file.samples)
        expect(`${name}: ${block.componentName}`).toBe(`${name}: ${file.componentName}`)
  })

  it('each has a name and an id of its own', () => {
    const ids = samples.map(({ block }) => block.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    for (const file of files) expect(new Set(file.samples.map(({ name }) => name)).size).toBe(file.samples.length)
  })

  it.each(schemas.map(({ componentName, props }) => [[...componentName.values][0], props] as const))(
    'BLOCK-01 to BLOCK-25: %s is there in each of its options',
    (componentName, props) => {
      const own = samples.filter(({ block }) => block.componentName === componentName)
      const seen = new Set(own.flatMap(({ block }) => valuesIn(block.props)))
      const missing = optionsIn(props)
        .filter(({ path, value }) => isShownBy(componentName, path) && value !== BY_ITSELF)
        .map(({ path, value }) => `${path}=${String(value)}`)
        .filter((option) => !seen.has(option))
      expect(missing).toEqual([])
    },
  )
})
