import { randomUUID } from 'node:crypto'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import {
  MAX_QUESTIONS_A_DAY,
  readAnswer,
  readQuestion,
  type QuestionFault,
  type TypedQuestion,
} from '@firkant/domain/questions/product-question.ts'
import type { Drizzle, Queries } from '../../../platform/database/database.ts'
import { hashToken } from '../../../platform/sessions/session-service.ts'
import type { ShopContext } from '../../../platform/shop-context.ts'
import { loadMailedProducts } from '../../catalog/mailed-products.ts'
import { findProduct } from '../../catalog/product-store.ts'
import { createTokenMarks, deriveToken } from '../../mail/mail-tokens.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { hasBoughtDesign } from '../../orders/afterwards/bought-designs.ts'
import {
  cancelQuestionPurpose,
  confirmQuestionPurpose,
  questionMail,
  type QuestionNews,
} from '../mails/question-mails.ts'
import { languageOf } from '../written/review-service.ts'
import { findTyped, sealTyped } from './question-draft.ts'
import {
  countAnswersWaiting,
  countAskedToday,
  endQuestionMails,
  findByConfirmLink,
  findByEndLink,
  findNewestAnswer,
  insertAnswer,
  insertQuestion,
  lockQuestion,
  lockQuestionMailbox,
  markMailWanted,
  type Question,
} from './question-store.ts'

export type QuestionOptions = Pick<ShopContext, 'db' | 'brand' | 'publicUrl' | 'secret' | 'now'>

/** Of one customer, so that nobody fills the queue. */
const MAX_ANSWERS_WAITING = 20

export interface QuestionService {
  /** Undefined: the shop does not sell it. */
  readonly ask: (wanted: WantedQuestion) => Promise<QuestionFault | 'asked' | undefined>
  readonly answer: (wanted: WantedAnswer) => Promise<'tooShort' | 'tooLong' | 'notBought' | 'answered' | undefined>
  /** A token of what was refused, which gives it back for the form of the next page. */
  readonly seal: (typed: TypedQuestion) => string
  readonly findTyped: (token: string) => TypedQuestion | undefined
  readonly mayConfirm: (token: string) => Promise<boolean>
  readonly confirm: (token: string) => Promise<boolean>
  readonly mayCancel: (token: string) => Promise<boolean>
  readonly cancel: (token: string) => Promise<boolean>
}

interface WantedQuestion {
  readonly productKey: string
  readonly text: string
  readonly author: string
  readonly email: string
  readonly language: MarketLanguage
}

interface WantedAnswer {
  readonly question: string
  readonly text: string
  readonly customer: { readonly id: string; readonly forename: string | null }
}

async function nameOf(
  tx: Drizzle,
  { brand, now }: QuestionOptions,
  { productKey, language }: Pick<Question, 'productKey' | 'language'>,
) {
  const known = languageOf({ brand }, language)
  const products = await loadMailedProducts(tx, { brand, language: known, now: now() }, [productKey])
  const [first] = products.values()
  return first?.name ?? productKey
}

/** Writes to who asked, in the transaction that it tells of. */
export async function mailAuthorOfQuestion(
  tx: Drizzle,
  options: QuestionOptions,
  {
    question,
    news,
    key,
  }: {
    readonly question: Question
    readonly news: QuestionNews
    readonly key: string
  },
): Promise<void> {
  const { brand, publicUrl } = options
  const { email, id, text, productKey } = question
  if (email === null) return
  const language = languageOf(options, question.language)
  const tokens = createTokenMarks()
  const productName = await nameOf(tx, options, question)
  const message = questionMail({ brand, publicUrl, language, tokens }, { id, text, productKey, productName }, news)
  await queueMail(tx, { key, brand, language, publicUrl, recipient: email, message, tokens })
}

/** Without an address nothing is stored of who asks. */
async function addressOf(
  tx: Queries,
  { brand, secret, now }: QuestionOptions,
  { id, email }: { id: string; email: string | undefined },
) {
  if (email === undefined) return {}
  const mailbox = { brand: brand.key, emailKey: emailKey(email) }
  await lockQuestionMailbox(tx, mailbox)
  // Strangers can't fill a mailbox: the question is asked, and no mail sent.
  if ((await countAskedToday(tx, mailbox, now())) >= MAX_QUESTIONS_A_DAY) return {}
  return {
    email,
    emailKey: mailbox.emailKey,
    confirmHash: hashToken(deriveToken(secret, confirmQuestionPurpose(id))),
    cancelHash: hashToken(deriveToken(secret, cancelQuestionPurpose(id))),
  }
}

type QuestionLinks = Pick<QuestionService, 'mayConfirm' | 'confirm' | 'mayCancel' | 'cancel'>

/** Behind the links of the mails. */
function questionLinks(options: QuestionOptions): QuestionLinks {
  const { db, brand, now } = options
  const linkOf = (token: string) => ({ brand: brand.key, hash: hashToken(token) })
  return {
    mayConfirm: async (token) => (await findByConfirmLink(db, linkOf(token))) !== undefined,
    confirm: (token) =>
      db.transaction(async (tx) => {
        const found = await findByConfirmLink(tx, linkOf(token))
        if (!found) return false
        await markMailWanted(tx, found.id, now())
        // It may have been answered between the two.
        const answer = await findNewestAnswer(tx, found.id)
        if (!answer) return true
        const { id, text, author } = answer
        const news = { kind: 'answered', answer: text, author } as const
        await mailAuthorOfQuestion(tx, options, { question: found, news, key: `question-answered:${id}` })
        return true
      }),
    mayCancel: async (token) => (await findByEndLink(db, linkOf(token))) !== undefined,
    cancel: (token) =>
      db.transaction(async (tx) => {
        const found = await findByEndLink(tx, linkOf(token))
        if (found?.emailKey) await endQuestionMails(tx, { brand: brand.key, emailKey: found.emailKey })
        return found !== undefined
      }),
  }
}

export function createQuestionService(options: QuestionOptions): QuestionService {
  const { db, brand, now } = options
  return {
    async ask({ productKey, language, ...sent }) {
      const product = await findProduct(db, { brand: brand.key, language }, productKey)
      if (!product) return undefined
      const read = readQuestion(sent)
      if (!read.ok) return read.code
      const { text, author, email } = read.value
      const id = randomUUID()
      await db.transaction(async (tx) => {
        const address = await addressOf(tx, options, { id, email })
        await insertQuestion(tx, {
          id,
          brand: brand.key,
          designKey: product.design_key,
          productKey,
          language,
          text,
          author,
          ...address,
          state: 'pending',
          askedAt: now(),
        })
        const question = await lockQuestion(tx, brand.key, id)
        if (question)
          await mailAuthorOfQuestion(tx, options, {
            question,
            news: { kind: 'confirm' },
            key: confirmQuestionPurpose(id),
          })
      })
      return 'asked'
    },
    async answer({ question: id, text: typed, customer }) {
      const read = readAnswer(typed)
      return db.transaction(async (tx) => {
        const question = UUID.test(id) ? await lockQuestion(tx, brand.key, id) : undefined
        if (question?.state !== 'published') return undefined
        if (!(await hasBoughtDesign(tx, { customerId: customer.id, designKey: question.designKey }))) return 'notBought'
        if (!read.ok) return read.code
        if ((await countAnswersWaiting(db, customer.id)) >= MAX_ANSWERS_WAITING) return 'tooLong'
        await insertAnswer(tx, {
          id: randomUUID(),
          questionId: question.id,
          by: 'buyer',
          author: (customer.forename ?? '').slice(0, 40),
          customerId: customer.id,
          text: read.value,
          state: 'pending',
          writtenAt: now(),
        })
        return 'answered'
      })
    },
    seal: (typed) => sealTyped(options, typed),
    findTyped: (token) => findTyped(options, token),
    ...questionLinks(options),
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
