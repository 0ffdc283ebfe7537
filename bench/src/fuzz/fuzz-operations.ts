import type { JsonSchema } from './fuzz-values.ts'

export interface Operation {
  readonly method: string
  readonly path: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[]
  readonly body: JsonSchema | undefined
}

interface Described {
  readonly parameters?: Operation['parameters']
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> }
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components?: unknown
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Resolves `$ref`. */
function resolveRefs(node: unknown, whole: unknown, depth = 0): unknown {
  if (typeof node !== 'object' || node === null || depth > 20) return node
  if (Array.isArray(node)) return node.map((item: unknown) => resolveRefs(item, whole, depth + 1))
  if ('$ref' in node && typeof node.$ref === 'string') {
    let target: unknown = whole
    for (const part of node.$ref.split('/').slice(1)) target = (target as Record<string, unknown> | undefined)?.[part]
    return resolveRefs(target, whole, depth + 1)
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolveRefs(value, whole, depth + 1)]))
}

/** All operations of the OpenAPI document. */
export async function readOperations(origin: string): Promise<readonly Operation[]> {
  const given = (await (await fetch(`${origin}/api/openapi.json`)).json()) as OpenApi
  const { paths } = resolveRefs(given, given) as OpenApi
  const operations = Object.entries(paths).flatMap(([path, described]) =>
    METHODS.flatMap((method): Operation[] => {
      const operation = described[method]
      if (!operation) return []
      const content = operation.requestBody?.content ?? {}
      return [
        {
          method: method.toUpperCase(),
          path,
          parameters: operation.parameters ?? [],
          body: Object.values(content)[0]?.schema,
        },
      ]
    }),
  )
  if (operations.length === 0) throw new Error('The OpenAPI document names no operation.')
  return operations
}
