import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import { questionMailPath, questionsPath } from '@firkant/domain/questions/question-steps.ts'
import type { Refusal } from '@firkant/domain/reviews/moderation.ts'
import type { MailMessage, MailPart } from '../../mail/mail-message.ts'
import type { TokenMarks, TokenPurpose } from '../../mail/mail-tokens.ts'
import { QUESTION_MAIL_TEXTS } from './question-mail-texts.ts'
import { REVIEW_MAIL_TEXTS } from './review-mail-texts.ts'

export const confirmQuestionPurpose = (id: string): TokenPurpose => `question-confirm:${id}`
export const cancelQuestionPurpose = (id: string): TokenPurpose => `question-cancel:${id}`

export interface QuestionMailOptions {
  readonly brand: BrandDefinition
  readonly publicUrl: string
  readonly language: MarketLanguage
  readonly tokens: TokenMarks
}

interface ToldQuestion {
  readonly id: string
  readonly text: string
  readonly productKey: string
  readonly productName: string
}

export type QuestionNews =
  | { readonly kind: 'confirm' }
  | { readonly kind: 'answered'; readonly answer: string; readonly author: string }
  | { readonly kind: 'refused'; readonly reason: Refusal }

export function questionMail(
  { brand, publicUrl, language, tokens }: QuestionMailOptions,
  { id, text, productKey, productName }: ToldQuestion,
  news: QuestionNews,
): MailMessage {
  const texts = QUESTION_MAIL_TEXTS[language]
  const told = texts[news.kind]
  const address = (path: string) => publicUrl + localizePath(brand, language, path)
  const linkTo = (page: 'confirm' | 'cancel', purpose: TokenPurpose) =>
    `${address(questionMailPath(language, page))}?${TOKEN_PARAM}=${tokens.mark(purpose)}`
  const more = (): readonly MailPart[] => {
    if (news.kind === 'answered')
      return [
        { kind: 'section', text: `${texts.answer}: ${news.author}` },
        { kind: 'text', text: news.answer },
      ]
    if (news.kind !== 'refused') return []
    return [
      { kind: 'section', text: texts.reason },
      { kind: 'text', text: REVIEW_MAIL_TEXTS[language].reasons[news.reason] },
    ]
  }
  const url =
    news.kind === 'confirm'
      ? linkTo('confirm', confirmQuestionPurpose(id))
      : address(questionsPath(language, productKey))
  // Whoever wrote the question may not be who reads this: what strangers type is not sent to a mailbox.
  const asked: readonly MailPart[] =
    news.kind === 'confirm'
      ? []
      : [
          { kind: 'section', text: texts.asked },
          { kind: 'text', text },
        ]
  return {
    subject: told.subject(productName),
    preview: told.preview,
    parts: [
      { kind: 'heading', text: told.heading },
      { kind: 'text', text: told.text(productName, brand.name) },
      ...asked,
      ...more(),
      { kind: 'button', text: told.button, url },
      { kind: 'note', text: told.note },
    ],
    unsubscribe: { text: texts.cancel, url: linkTo('cancel', cancelQuestionPurpose(id)) },
  }
}
