import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { CALLS } from '@firkant/domain/calls/calls.ts'
import type { Call, CallTable } from '@firkant/domain/http/call.ts'
import { LANGUAGES } from '@firkant/domain/market/market.ts'

/** `npm run docs:calls`: every call, what it takes and what it answers, written from the table. */
export const CALLS_PAGE = resolve(import.meta.dirname, '../../docs/calls.md')

/** Below this depth the OpenAPI document says more. */
const DEEPEST = 2

type Shape = z.core.JSONSchema.BaseSchema

const isSchema = (each: Shape | boolean): each is Shape => typeof each === 'object'

function oneOf(choices: readonly (Shape | boolean)[], depth: number): string {
  return [...new Set(choices.filter(isSchema).map((each) => write(each, depth)))].join(' \\| ')
}

function writeFields({ properties = {}, required = [], additionalProperties }: Shape, depth: number): string {
  if (depth > DEEPEST) return '{…}'
  const fields = Object.entries(properties).map(([name, each]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${name}${mark}: ${isSchema(each) ? write(each, depth + 1) : 'any'}`
  })
  const others = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length === 0
  return `{${[...fields, ...(others ? ['…'] : [])].join(', ')}}`
}

/** A schema as the contract writes shapes: `{field: type}`, `?` for what may be absent. */
function write(schema: Shape, depth = 0): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return oneOf(choices, depth)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' \\| ')
  if (schema.prefixItems)
    return `[${schema.prefixItems
      .filter(isSchema)
      .map((each) => write(each, depth))
      .join(', ')}]`
  if (schema.type === 'array')
    return `[${typeof schema.items === 'object' && !Array.isArray(schema.items) ? write(schema.items, depth) : 'any'}]`
  if (schema.properties) return writeFields(schema, depth)
  return typeof schema.type === 'string' ? schema.type : (schema.description ?? 'any')
}

const cell = (schema: z.ZodType | undefined, io: 'input' | 'output') =>
  schema ? write(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })) : ''

const ownQuery = (query: z.ZodObject) =>
  z.object(Object.fromEntries(Object.entries(query.shape).filter(([name]) => name !== 'language')))

function callSection(name: string, { summary, description, params, query, headers, body, answer, status }: Call) {
  const rows = [
    ['path', cell(params, 'input')],
    ['query', cell(query && ownQuery(query), 'input')],
    ['headers', cell(headers, 'input')],
    ['body', cell(body, 'input')],
    [`answer ${status ?? 200}`, cell(answer, 'output')],
  ].filter(([, shape]) => shape !== '' && shape !== '{}')
  return [
    `### ${name.replaceAll('*', '\\*')}`,
    [`${summary}.`, description].filter(Boolean).join(' '),
    '',
    '| | |',
    '| --- | --- |',
    ...rows.map(([part, shape]) => `| ${part} | ${shape} |`),
    '',
  ]
}

export function callsPage(table: CallTable = CALLS): string {
  const byTag = Map.groupBy(Object.entries(table), ([, { tag }]) => tag)
  return [
    '# Calls',
    '',
    'Every call that the shop answers with data, written by `npm run docs:calls` from `packages/domain/src/calls/calls.ts`',
    '([why one table](decisions/0036-one-table-of-calls.md)). Shapes are `{field: type}`; `?` marks what may be absent, `…`',
    'what stands deeper. All of it, with limits: `/api/openapi.json`. Errors: `packages/domain/src/http/problem.ts`.',
    `Calls under \`/api/client\` and those of the search take \`language=${LANGUAGES.join('|')}\` in the address.`,
    '',
    ...[...byTag].flatMap(([tag, calls]) => [
      `## ${tag}`,
      '',
      ...calls.flatMap(([name, call]) => callSection(name, call)),
    ]),
  ].join('\n')
}

if (import.meta.main) writeFileSync(CALLS_PAGE, callsPage())
