import { differences } from '@firkant/domain/change-sets/differences.ts'
import type { DocumentAddress } from '@firkant/domain/change-sets/document-address.ts'
import { writeAddress } from '@firkant/domain/change-sets/document-address.ts'
import type { ShownSourceChange } from '@firkant/domain/change-sets/page-calls.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { findPublishedAt, readDocument, readDocumentAt } from '../content/documents/stored-documents.ts'
import { findSetDocument } from './change-set-store.ts'
import type { ChangeSetContext } from './change-set-work.ts'

/** Both languages of one import are as old as each other. */
const ONE_IMPORT_MS = 60_000

/** Each language has its own address, key of nothing, and times. */
const OWN: readonly string[] = ['path', 'state', 'publishAt', 'unpublishAt']

interface Asked {
  readonly address: Extract<DocumentAddress, { kind: 'page' }>
  readonly from: MarketLanguage
  readonly set: string | undefined
}

/** The page in another language, and what is different there from what it was when this one was last published. */
export async function readTranslation({ database, brand }: ChangeSetContext, { address, from, set }: Asked) {
  const { main } = database
  const source = { ...address, language: from }
  const drafted = set === undefined ? undefined : await findSetDocument(main, set, writeAddress(source))
  return main.transaction(async (tx) => {
    const [here, there] = [address, source].map(({ language, key }) => ({ brand: brand.key, language, key }))
    const now = drafted ? drafted.value : await readDocument(tx, { brand: brand.key, address: source })
    const live = await readDocument(tx, { brand: brand.key, address })
    const translatedAt = here && (await findPublishedAt(tx, here))
    if (!there || !translatedAt || now === null) return { source: now, live, changes: [] }
    const then = await readDocumentAt(tx, there, new Date(translatedAt.getTime() + ONE_IMPORT_MS))
    const changes: ShownSourceChange[] = differences(then, now)
      .filter(({ path: [first] }) => first !== undefined && !OWN.includes(first))
      .map(({ path, ...states }) => ({ path: [...path], ...states }))
    return { source: now, live, changes, translatedAt: translatedAt.toISOString() }
  })
}
