import { and, count, desc, eq, gt, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import {
  searchedWords,
  SHOWN_QUESTIONS,
  type QuestionSummary,
  type ShownQuestion,
} from '@firkant/domain/questions/product-question.ts'
import type { Drizzle, Queries } from '../../../platform/database/database.ts'
import type { SweepBatch } from '../../../platform/process/start-sweep.ts'
import { productQuestions, questionAnswers } from './question-tables.ts'

export type Question = typeof productQuestions.$inferSelect
export type Answer = typeof questionAnswers.$inferSelect

export interface Mailbox {
  readonly brand: string
  readonly emailKey: string
}

export interface Asked {
  readonly brand: string
  readonly designKey: string
  readonly language: string
}

const inMailbox = ({ brand, emailKey }: Mailbox) =>
  and(eq(productQuestions.brand, brand), eq(productQuestions.emailKey, emailKey))

/** Published answers of a question, the shop's first. */
const ANSWERS = sql`(select coalesce(json_agg(json_build_object('id', a.id, 'text', a.text, 'by', a.by, 'author', a.author,
  'writtenAt', to_json(a.written_at)) order by a.by desc, a.written_at), '[]')
  from question_answers a where a.question_id = q.id and a.state = 'published')`

export interface QuestionRow extends Record<string, unknown> {
  readonly id: string
  readonly language: string
  readonly text: string
  readonly author: string
  readonly asked_at: string
  readonly answers: readonly (ShownQuestion['answers'][number] & { readonly writtenAt: string })[]
  readonly total: number
}

const shownOf = ({ id, language, text, author, asked_at, answers }: QuestionRow): ShownQuestion => ({
  id,
  language,
  text,
  author,
  askedAt: new Date(asked_at).toISOString(),
  answers: answers.map((each) => ({ ...each, writtenAt: new Date(each.writtenAt).toISOString() })),
})

/** What was answered comes first, in the visitor's language, the newest first. */
function selectShown(
  { brand, designKey, language }: Asked,
  { limit, offset, matching }: { limit: number; offset: number; matching: SQL },
): SQL {
  return sql`select q.id, q.language, q.text, q.author, to_json(q.asked_at) as asked_at, ${ANSWERS} as answers,
      count(*) over ()::int as total
    from product_questions q where q.brand = ${brand} and q.design_key = ${designKey} and q.state = 'published' ${matching}
    order by exists (select 1 from question_answers a where a.question_id = q.id and a.state = 'published') desc,
      (q.language <> ${language}), q.asked_at desc, q.id
    limit ${limit} offset ${offset}`
}

/** For a product's page, which asks for it with its reviews: one round trip. */
export const selectNewestQuestions = (asked: Asked): SQL =>
  selectShown(asked, { limit: SHOWN_QUESTIONS, offset: 0, matching: sql`` })

export const questionSummaryOf = (rows: readonly QuestionRow[]): QuestionSummary => ({
  count: rows[0]?.total ?? 0,
  items: rows.map(shownOf),
})

const escapeLike = (words: string) => words.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Each word stands in the question or in one of its answers. */
const matchingOf = (said: string): SQL =>
  sql.join(
    searchedWords(said).map((word) => {
      const like = `%${escapeLike(word)}%`
      return sql` and (q.text ilike ${like} or exists (select 1 from question_answers a
        where a.question_id = q.id and a.state = 'published' and a.text ilike ${like}))`
    }),
  )

export async function searchQuestions(
  db: Drizzle,
  asked: Asked,
  { said, limit, offset }: { readonly said: string; readonly limit: number; readonly offset: number },
): Promise<{ readonly total: number; readonly items: readonly ShownQuestion[] }> {
  const { rows } = await db.execute<QuestionRow>(selectShown(asked, { limit, offset, matching: matchingOf(said) }))
  return { total: rows[0]?.total ?? 0, items: rows.map(shownOf) }
}

export async function insertQuestion(tx: Queries, row: typeof productQuestions.$inferInsert): Promise<void> {
  await tx.insert(productQuestions).values(row)
}

export async function countAskedToday(db: Queries, mailbox: Mailbox, now: Date): Promise<number> {
  const since = new Date(now.getTime() - DAY_MS)
  const [row] = await db
    .select({ asked: count() })
    .from(productQuestions)
    .where(and(inMailbox(mailbox), gt(productQuestions.askedAt, since)))
  return row?.asked ?? 0
}

/** Questions for one mailbox run one after the other, so that their limit holds. */
export async function lockQuestionMailbox(tx: Queries, { brand, emailKey }: Mailbox): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`question ${brand} ${emailKey}`}, 0))`)
}

export async function lockQuestion(tx: Queries, brand: string, id: string): Promise<Question | undefined> {
  const [found] = await tx
    .select()
    .from(productQuestions)
    .where(and(eq(productQuestions.brand, brand), eq(productQuestions.id, id)))
    .for('update')
  return found
}

export async function lockAnswer(
  tx: Queries,
  brand: string,
  id: string,
): Promise<{ readonly answer: Answer; readonly question: Question } | undefined> {
  const [found] = await tx
    .select({ answer: questionAnswers, question: productQuestions })
    .from(questionAnswers)
    .innerJoin(productQuestions, eq(productQuestions.id, questionAnswers.questionId))
    .where(and(eq(productQuestions.brand, brand), eq(questionAnswers.id, id)))
    .for('update')
  return found
}

type Decided = Pick<Question, 'state' | 'reason' | 'decidedAt' | 'revision'>

export async function decideQuestion(tx: Queries, id: string, decided: Decided): Promise<void> {
  await tx.update(productQuestions).set(decided).where(eq(productQuestions.id, id))
}

export async function decideAnswer(tx: Queries, id: string, decided: Decided): Promise<void> {
  await tx.update(questionAnswers).set(decided).where(eq(questionAnswers.id, id))
}

export async function insertAnswer(tx: Queries, row: typeof questionAnswers.$inferInsert): Promise<void> {
  await tx.insert(questionAnswers).values(row)
}

export async function findShopAnswer(db: Queries, questionId: string): Promise<Answer | undefined> {
  const [found] = await db
    .select()
    .from(questionAnswers)
    .where(and(eq(questionAnswers.questionId, questionId), eq(questionAnswers.by, 'shop')))
  return found
}

export async function setAnswerText(
  tx: Queries,
  id: string,
  { text, author, now }: { text: string; author: string; now: Date },
): Promise<void> {
  await tx.update(questionAnswers).set({ text, author, writtenAt: now }).where(eq(questionAnswers.id, id))
}

export async function deleteAnswer(tx: Queries, id: string): Promise<void> {
  await tx.delete(questionAnswers).where(eq(questionAnswers.id, id))
}

export async function findNewestAnswer(db: Queries, questionId: string): Promise<Answer | undefined> {
  const [found] = await db
    .select()
    .from(questionAnswers)
    .where(and(eq(questionAnswers.questionId, questionId), eq(questionAnswers.state, 'published')))
    .orderBy(desc(questionAnswers.writtenAt))
    .limit(1)
  return found
}

/** How many answers of a customer wait to be looked at. */
export const countAnswersWaiting = (db: Drizzle, customerId: string): Promise<number> =>
  db.$count(questionAnswers, and(eq(questionAnswers.customerId, customerId), eq(questionAnswers.state, 'pending')))

interface LinkUse {
  readonly brand: string
  readonly hash: string
}

export async function findByConfirmLink(db: Queries, { brand, hash }: LinkUse): Promise<Question | undefined> {
  const [found] = await db
    .select()
    .from(productQuestions)
    .where(and(eq(productQuestions.brand, brand), eq(productQuestions.confirmHash, hash)))
  return found
}

export async function findByEndLink(db: Queries, { brand, hash }: LinkUse): Promise<Question | undefined> {
  const [found] = await db
    .select()
    .from(productQuestions)
    .where(and(eq(productQuestions.brand, brand), eq(productQuestions.cancelHash, hash)))
  return found
}

export async function markMailWanted(tx: Queries, id: string, now: Date): Promise<void> {
  await tx.update(productQuestions).set({ wantsMailAt: now, confirmHash: null }).where(eq(productQuestions.id, id))
}

const wantsMail = (mailbox: Mailbox) =>
  and(inMailbox(mailbox), or(isNotNull(productQuestions.wantsMailAt), isNotNull(productQuestions.confirmHash)))

export const countMailsWanted = (db: Drizzle, mailbox: Mailbox): Promise<number> =>
  db.$count(productQuestions, wantsMail(mailbox))

/** No question of the mailbox is told of any more; they stay asked. */
export async function endQuestionMails(tx: Queries, mailbox: Mailbox): Promise<void> {
  await tx.update(productQuestions).set({ wantsMailAt: null, confirmHash: null }).where(wantsMail(mailbox))
}

export async function listQuestionsOfCustomer(db: Queries, customerId: string): Promise<readonly Question[]> {
  return db
    .select()
    .from(productQuestions)
    .where(eq(productQuestions.customerId, customerId))
    .orderBy(desc(productQuestions.askedAt))
}

export async function listAnswersOfCustomer(db: Queries, customerId: string): Promise<readonly Answer[]> {
  return db
    .select()
    .from(questionAnswers)
    .where(eq(questionAnswers.customerId, customerId))
    .orderBy(desc(questionAnswers.writtenAt))
}

/** What they asked and answered; whose pages change by it. */
export async function deleteQuestionsOf(
  tx: Queries,
  { customerId, brand, emailKey }: Mailbox & { readonly customerId: string },
): Promise<readonly string[]> {
  const ofAnswers = await tx
    .select({ designKey: productQuestions.designKey })
    .from(questionAnswers)
    .innerJoin(productQuestions, eq(productQuestions.id, questionAnswers.questionId))
    .where(eq(questionAnswers.customerId, customerId))
  await tx.delete(questionAnswers).where(eq(questionAnswers.customerId, customerId))
  const gone = await tx
    .delete(productQuestions)
    .where(or(eq(productQuestions.customerId, customerId), inMailbox({ brand, emailKey })))
    .returning({ designKey: productQuestions.designKey })
  return [...new Set([...ofAnswers, ...gone].map(({ designKey }) => designKey))]
}

/** Of an account that goes, what it answered loses its customer by being deleted: an answer is a buyer's or nobody's. */
export async function releaseQuestions(tx: Queries, customerId: string): Promise<void> {
  await tx.delete(questionAnswers).where(eq(questionAnswers.customerId, customerId))
  await tx.update(productQuestions).set({ customerId: null }).where(eq(productQuestions.customerId, customerId))
}

/** So long somebody may confirm; then the address goes, and the question stays. */
const CONFIRM_LIFE_MS = 7 * DAY_MS

export function deleteUnconfirmedAddresses(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const before = new Date(now().getTime() - CONFIRM_LIFE_MS)
    const { rowCount } = await db.execute(sql`
      update product_questions set email = null, email_key = null, confirm_hash = null, cancel_hash = null
      where id in (select id from product_questions where email is not null and wants_mail_at is null
        and asked_at < ${before}::timestamptz limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
