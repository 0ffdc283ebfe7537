import { randomUUID } from 'node:crypto'
import { assertNever } from '@firkant/domain/result/result.ts'
import {
  MAX_SHOP_ANSWER_LENGTH,
  stateAfter,
  type Decision,
  type ModeratedKind,
  type ModerationError,
  type Refusal,
} from '@firkant/domain/reviews/moderation.ts'
import { cleanText } from '@firkant/domain/reviews/written-review.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { loadMailedProducts } from '../../catalog/mailed-products.ts'
import { createTokenMarks } from '../../mail/mail-tokens.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { reviewNewsMail, type ReviewNews } from '../mails/review-mails.ts'
import { publishChangeOf, publishReview, publishShopAnswer, unpublishReview } from '../publish-review.ts'
import { mailAuthorOfQuestion } from '../questions/question-service.ts'
import {
  decideAnswer,
  decideQuestion,
  deleteAnswer,
  findShopAnswer,
  insertAnswer,
  lockAnswer,
  lockQuestion,
  setAnswerText,
} from '../questions/question-store.ts'
import { lockReview, saveDecision, saveShopAnswer, type BuyerReview } from '../written/buyer-review-store.ts'
import { ownPurpose, reviewLink } from '../written/review-links.ts'
import { languageOf } from '../written/review-service.ts'
import type { DeskContext, ModeratedRow } from './moderation-list.ts'

export interface Decided {
  readonly kind: ModeratedKind
  readonly id: string
  readonly seenRevision: number
  readonly decision: Decision
  readonly reason?: Refusal | undefined
}

/** Told in the log: who, what and why; with the text that it was. */
export type Report = (
  tx: Drizzle,
  told: {
    readonly kind: 'reviewPublished' | 'reviewRefused' | 'reviewAnswered'
    readonly row: ModeratedRow
    readonly reason?: string | undefined
  },
) => Promise<void>

export type ModerationOutcome = { readonly row: ModeratedRow; readonly errorCode?: ModerationError | undefined }

/** The author hears what became of it, once for each time that they wrote. */
async function mailAuthor(
  tx: Drizzle,
  context: DeskContext,
  { row, news, key }: { readonly row: BuyerReview; readonly news: ReviewNews; readonly key: string },
): Promise<void> {
  const { brand, publicUrl, now } = context
  const language = languageOf(context, row.language)
  const products = await loadMailedProducts(tx, { brand, language, now: now() }, [row.productKey])
  const tokens = createTokenMarks()
  const message = reviewNewsMail(
    { brand, language, publicUrl },
    {
      news,
      name: products.get(row.sku)?.name ?? row.productKey,
      ownUrl: reviewLink({ brand, publicUrl, language, tokens }, ownPurpose(row.id)),
    },
  )
  await queueMail(tx, { key, brand, language, publicUrl, recipient: row.email, message, tokens })
}

async function findLocked(
  tx: Drizzle,
  brand: string,
  { kind, id }: Pick<Decided, 'kind' | 'id'>,
): Promise<ModeratedRow | undefined> {
  switch (kind) {
    case 'review': {
      const row = await lockReview(tx, brand, id)
      return row && row.state !== 'asked' ? { kind, row } : undefined
    }
    case 'question': {
      const row = await lockQuestion(tx, brand, id)
      return row && { kind, row }
    }
    case 'answer': {
      const found = await lockAnswer(tx, brand, id)
      return found && { kind, row: found.answer, question: found.question }
    }
    default:
      return assertNever(kind)
  }
}

/** A transaction, and the shop that it is of. */
interface Work {
  readonly tx: Drizzle
  readonly context: DeskContext
}

interface Deciding {
  readonly decision: Decision
  readonly reason: Refusal | undefined
}

async function decideReview({ tx, context }: Work, row: BuyerReview, { decision, reason }: Deciding): Promise<void> {
  await saveDecision(tx, row.id, { state: stateAfter(decision), reason: reason ?? null, decidedAt: context.now() })
  const key = `review-${decision}:${row.id}:${row.revision}`
  if (reason === undefined) {
    await publishReview(tx, row)
    return mailAuthor(tx, context, { row, news: { kind: 'published' }, key })
  }
  // What stood before a change was refused goes too when it is refused itself.
  if (row.state === 'published') await unpublishReview(tx, row)
  return mailAuthor(tx, context, { row, news: { kind: 'refused', reason }, key })
}

async function decideOther(
  { tx, context }: Work,
  found: Exclude<ModeratedRow, { kind: 'review' }>,
  { decision, reason }: Deciding,
) {
  const { row } = found
  const question = found.kind === 'question' ? found.row : found.question
  const decided = {
    state: stateAfter(decision),
    reason: reason ?? null,
    decidedAt: context.now(),
    revision: row.revision + 1,
  }
  await (found.kind === 'question' ? decideQuestion : decideAnswer)(tx, row.id, decided)
  if (question.wantsMailAt !== null && found.kind === 'answer' && decision === 'publish')
    await mailAuthorOfQuestion(tx, context, {
      question,
      news: { kind: 'answered', answer: row.text, author: row.author },
      key: `question-answered:${row.id}`,
    })
  if (question.wantsMailAt !== null && found.kind === 'question' && reason !== undefined)
    await mailAuthorOfQuestion(tx, context, {
      question,
      news: { kind: 'refused', reason },
      key: `question-refused:${row.id}:${row.revision}`,
    })
  await publishChangeOf(tx, question.designKey)
}

/** Undefined: there is no such thing. */
export function decideModerated(
  context: DeskContext,
  { kind, id, seenRevision, decision, reason }: Decided,
  report: Report,
): Promise<ModerationOutcome | undefined> {
  const { db, brand } = context
  return db.transaction(async (tx) => {
    const found = await findLocked(tx, brand.key, { kind, id })
    if (!found) return undefined
    if (decision === 'refuse' && reason === undefined) return { row: found, errorCode: 'reasonMissing' }
    const isDecided = found.row.state === stateAfter(decision)
    if (found.row.revision !== seenRevision || isDecided) return { row: found, errorCode: 'changed' }
    const deciding = { decision, reason: decision === 'refuse' ? reason : undefined }
    if (found.kind === 'review') await decideReview({ tx, context }, found.row, deciding)
    else await decideOther({ tx, context }, found, deciding)
    await report(tx, {
      kind: decision === 'publish' ? 'reviewPublished' : 'reviewRefused',
      row: found,
      reason: deciding.reason,
    })
    const row = await findLocked(tx, brand.key, { kind, id })
    return { row: row ?? found }
  })
}

export interface ShopAnswer {
  readonly kind: 'review' | 'question'
  readonly id: string
  readonly text: string
}

async function answerReview({ tx, context }: Work, row: BuyerReview, text: string): Promise<void> {
  const answer = text === '' ? null : text
  await saveShopAnswer(tx, row.id, answer)
  await publishShopAnswer(tx, row, answer)
  if (answer === null || row.state !== 'published') return
  await mailAuthor(tx, context, {
    row,
    news: { kind: 'answered', answer },
    key: `review-answered:${row.id}:${row.revision}`,
  })
}

async function answerQuestion(
  { tx, context }: Work,
  { row: question }: Extract<ModeratedRow, { kind: 'question' }>,
  text: string,
) {
  const { brand, now } = context
  const before = await findShopAnswer(tx, question.id)
  if (text === '') {
    if (before) await deleteAnswer(tx, before.id)
    return publishChangeOf(tx, question.designKey)
  }
  const id = before?.id ?? randomUUID()
  if (before) await setAnswerText(tx, id, { text, author: brand.name, now: now() })
  else
    await insertAnswer(tx, {
      id,
      questionId: question.id,
      by: 'shop',
      author: brand.name,
      text,
      state: 'published',
      writtenAt: now(),
      decidedAt: now(),
    })
  // Who answers wants it seen.
  if (question.state === 'pending')
    await decideQuestion(tx, question.id, {
      state: 'published',
      reason: null,
      decidedAt: now(),
      revision: question.revision + 1,
    })
  if (question.wantsMailAt !== null)
    await mailAuthorOfQuestion(tx, context, {
      question,
      news: { kind: 'answered', answer: text, author: brand.name },
      key: `question-answered:${id}`,
    })
  return publishChangeOf(tx, question.designKey)
}

export function answerAsShop(
  context: DeskContext,
  { kind, id, text: typed }: ShopAnswer,
  report: Report,
): Promise<ModerationOutcome | undefined> {
  const { db, brand } = context
  const text = cleanText(typed)
  return db.transaction(async (tx) => {
    const found = await findLocked(tx, brand.key, { kind, id })
    if (!found || found.kind === 'answer') return undefined
    if (text.length > MAX_SHOP_ANSWER_LENGTH) return { row: found, errorCode: 'answerTooLong' }
    if (found.kind === 'review') await answerReview({ tx, context }, found.row, text)
    else await answerQuestion({ tx, context }, found, text)
    await report(tx, { kind: 'reviewAnswered', row: found, reason: text === '' ? undefined : text.slice(0, 200) })
    const row = await findLocked(tx, brand.key, { kind, id })
    return { row: row ?? found }
  })
}
