import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { blockContent, type BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import { fieldsOf, type BlockField } from './block-fields.ts'
import { BLOCK_WORDS, COMMON_WORDS, FIELD_WORDS } from './block-words.ts'

/** `npm run docs:blocks`: the blocks in the editors' guide, written from their schemas. */
export const CONTENT_GUIDE = resolve(import.meta.dirname, '../../docs/content.md')
const BEGIN = '<!-- blocks: written by npm run docs:blocks -->'
const END = '<!-- blocks end -->'

interface BlockDoc {
  readonly name: BlockContent['componentName']
  readonly fields: readonly BlockField[]
}

function blocks(): readonly BlockDoc[] {
  return blockContent.options.map(({ shape }) => {
    const props: unknown = shape.props
    if (!(props instanceof z.ZodObject)) throw new Error(`The props of ${shape.componentName.value} are no object`)
    return { name: shape.componentName.value, fields: fieldsOf(props) }
  })
}

const lastOf = (name: string) => name.replace(/^.*\./, '').replace('[]', '')

export function wordsOf(block: string, { name }: BlockField): string | undefined {
  return FIELD_WORDS[`${block}.${name}`] ?? FIELD_WORDS[lastOf(name)]
}

/** Fields of blocks that nobody has put into words yet. */
export function fieldsWithoutWords(): readonly string[] {
  return blocks().flatMap(({ name, fields }) =>
    fields.filter((field) => wordsOf(name, field) === undefined).map((field) => `${name}.${field.name}`),
  )
}

function row(field: BlockField, words: string | undefined): string {
  const mark = field.isNeeded ? ' (needed)' : ''
  const given = field.default === undefined ? '' : `; ${field.default} when absent`
  return `| \`${field.name}\`${mark} | ${field.value} | ${words ?? ''}${given} |`
}

const TABLE = ['| field | value | meaning |', '| --- | --- | --- |']

function commonTable(): readonly string[] {
  const [first] = blockContent.options
  const fields = fieldsOf(first).filter(({ name }) => Object.hasOwn(COMMON_WORDS, name))
  return [...TABLE, ...fields.map((field) => row(field, COMMON_WORDS[field.name]))]
}

function blockSection({ name, fields }: BlockDoc): readonly string[] {
  return [
    `### ${name}`,
    BLOCK_WORDS[name],
    '',
    ...TABLE,
    ...fields.map((field) => row(field, wordsOf(name, field))),
    '',
  ]
}

/** The guide with its blocks as they are now. */
export function withBlocks(guide: string): string {
  const [before, rest] = guide.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`${CONTENT_GUIDE} has lost ${BEGIN} … ${END}`)
  const common = ['### Every block', ...commonTable(), '']
  const lines = [BEGIN, ...common, ...blocks().flatMap(blockSection)]
  return `${before}${lines.join('\n')}${END}${after}`
}

if (import.meta.main) writeFileSync(CONTENT_GUIDE, withBlocks(readFileSync(CONTENT_GUIDE, 'utf8')))
