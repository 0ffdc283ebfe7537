import { z } from 'zod'
import { MAX_EMAIL_LENGTH } from '@firkant/domain/mail/email-address.ts'
import { MAX_ANSWER_LENGTH, type TypedQuestion } from '@firkant/domain/questions/product-question.ts'
import { createDraftSeal } from '../../../platform/forms/sealed-draft.ts'

const typed = z.object({
  question: z.string().optional(),
  text: z.string(),
  author: z.string(),
  email: z.string(),
})

const drafts = createDraftSeal<TypedQuestion>('question draft', typed)

interface Sealer {
  readonly secret: string
  readonly now: () => Date
}

/** For the address of the page that shows it again: an address of e-mail must not be readable there. */
export function sealTyped({ secret, now }: Sealer, { question, text, author, email }: TypedQuestion): string {
  const cut = {
    question,
    // Longer than it may be, so that who pasted too much sees where it ends.
    text: text.slice(0, MAX_ANSWER_LENGTH),
    author: author.slice(0, MAX_EMAIL_LENGTH),
    email: email.slice(0, MAX_EMAIL_LENGTH),
  }
  return drafts.seal(secret, cut, now())
}

export function findTyped({ secret, now }: Sealer, token: string): TypedQuestion | undefined {
  const opened = drafts.open(secret, token, now())
  return opened.type === 'draft' ? opened.draft : undefined
}
