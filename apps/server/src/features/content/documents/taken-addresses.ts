import { and, eq, ne } from 'drizzle-orm'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { type DocumentAddress, writeAddress } from '@firkant/domain/change-sets/document-address.ts'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import { pages } from '../content-tables.ts'
import type { Transaction } from '../importing/save-pages.ts'

interface Written {
  readonly address: DocumentAddress
  readonly value: unknown
}

const pathOf = ({ value }: Written) => (isFields(value) && typeof value.path === 'string' ? value.path : undefined)

async function findPageAt(tx: Pick<Transaction, 'select'>, brand: BrandKey, { language, path, key }: Wanted) {
  const isThere = and(eq(pages.brand, brand), eq(pages.language, language), eq(pages.path, path))
  const [found] = await tx
    .select({ key: pages.key })
    .from(pages)
    .where(and(isThere, ne(pages.key, key)))
  return found?.key
}

interface Wanted {
  readonly language: string
  readonly path: string
  readonly key: string
}

/** Pages at the address of another one, stored or in the same set: an address is one page's. */
export async function findTakenAddresses(
  tx: Pick<Transaction, 'select'>,
  brand: BrandKey,
  documents: readonly Written[],
): Promise<readonly { document: string; path: readonly string[]; message: string }[]> {
  const seen = new Map<string, string>()
  const problems = []
  for (const document of documents) {
    const { address } = document
    const path = pathOf(document)
    if (address.kind !== 'page' || path === undefined) continue
    const { language, key } = address
    const at = `${language} ${path}`
    const other = seen.get(at) ?? (await findPageAt(tx, brand, { language, path, key }))
    seen.set(at, key)
    if (other !== undefined)
      problems.push({
        document: writeAddress(address),
        path: ['path'],
        message: `is the address of the page ${other} already`,
      })
  }
  return problems
}
