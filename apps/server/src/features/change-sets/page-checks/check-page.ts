import type { DocumentAddress } from '@firkant/domain/change-sets/document-address.ts'
import type { ShownCheck, ShownFinding } from '@firkant/domain/change-sets/page-calls.ts'
import { findHeadingFaults } from '@firkant/domain/content/checks/heading-order.ts'
import {
  type CheckState,
  PAGE_CHECKS,
  PAGE_WEIGHT_BUDGET_KB,
  type PageCheckName,
} from '@firkant/domain/content/checks/page-check.ts'
import { isReadable } from '@firkant/domain/content/checks/words-on-picture.ts'
import {
  checkShape,
  checkThings,
  loadCheckContext,
  type DocumentProblem,
} from '../../content/documents/check-documents.ts'
import type { ChangeSetContext } from '../change-set-work.ts'
import { type FetchPicture, measureHero, weigh } from './measure-pictures.ts'
import { readShownPage, type ShownPage } from './read-shown-page.ts'

/** How the shop itself answers: what is measured is what visitors get. */
export interface AskShop {
  /** Undefined if the page can’t be shown. */
  readonly page: () => Promise<string | undefined>
  readonly picture: FetchPicture
}

interface Checked {
  readonly address: Extract<DocumentAddress, { kind: 'page' }>
  readonly value: unknown
}

type Result = Pick<ShownCheck, 'state' | 'findings' | 'figure'>
const OK: Result = { state: 'ok', findings: [] }
const WAITS: Result = { state: 'waits', findings: [] }

const found = (state: CheckState, findings: readonly ShownFinding[]): Result =>
  findings.length === 0 ? OK : { state, findings: [...findings] }

const told = (problems: readonly DocumentProblem[], about: DocumentProblem['about']) =>
  found(
    'mend',
    problems
      .filter((each) => each.about === about)
      .map(({ path, message }) => ({ code: 'told', path: [...path], message })),
  )

function checkHeadings({ headings }: ShownPage): Result {
  const findings = findHeadingFaults(headings).map(({ fault, heading, after }): ShownFinding => ({
    code: `heading-${fault}`,
    ...(heading?.block !== undefined && { block: heading.block }),
    values: { level: heading?.level ?? 1, after, words: heading?.words.trim() ?? '' },
  }))
  return found('look', findings)
}

async function checkContrast(
  { brand }: ChangeSetContext,
  { heroes }: ShownPage,
  picture: FetchPicture,
): Promise<Result> {
  const { wordsOnPictures, mailLook } = brand
  if (!wordsOnPictures) return OK
  const findings: ShownFinding[] = []
  for (const hero of heroes.filter(({ src }) => src.startsWith('/images/'))) {
    const isLight = hero.tone === 'dark' && !wordsOnPictures.veil
    const look = { ink: isLight ? '#ffffff' : mailLook.ink, veil: wordsOnPictures.veil }
    const contrast = await measureHero(hero, look, picture)
    if (contrast !== undefined && !isReadable(contrast))
      findings.push({ code: 'contrast', block: hero.block, values: { contrast: Math.floor(contrast * 10) / 10 } })
  }
  return found('look', findings)
}

async function checkWeight(html: string, page: ShownPage, picture: FetchPicture): Promise<Result> {
  const { kB, pictures } = await weigh(html, page, picture)
  const figure = { kB, budget: PAGE_WEIGHT_BUDGET_KB, pictures }
  if (kB <= PAGE_WEIGHT_BUDGET_KB) return { ...OK, figure }
  return { ...found('look', [{ code: 'weight', values: { kB, budget: PAGE_WEIGHT_BUDGET_KB, pictures } }]), figure }
}

/** Of a page as it is written now; what visitors would see is measured on the page that the shop makes of it. */
export async function checkPage(
  context: ChangeSetContext,
  { address, value }: Checked,
  ask: AskShop,
): Promise<ShownCheck[]> {
  const { brand, database, mediaDir } = context
  const shape = checkShape({ address, value })
  const isWritten = shape.every(({ about }) => about === 'alt')
  const things = isWritten
    ? await database.main.transaction(async (tx) =>
        checkThings(tx, await loadCheckContext(tx, { brand: brand.key, mediaDir }), [{ address, value }]),
      )
    : []
  const problems = [...shape, ...things]
  const html = isWritten ? await ask.page() : undefined
  const page = html === undefined ? undefined : readShownPage(html)
  const results: Record<PageCheckName, Result> = {
    fields: told(problems, undefined),
    links: isWritten ? told(problems, 'link') : WAITS,
    alt: told(problems, 'alt'),
    headings: page ? checkHeadings(page) : WAITS,
    contrast: page ? await checkContrast(context, page, ask.picture) : WAITS,
    weight: page && html !== undefined ? await checkWeight(html, page, ask.picture) : WAITS,
  }
  return PAGE_CHECKS.map((check) => ({ check, ...results[check] }))
}
