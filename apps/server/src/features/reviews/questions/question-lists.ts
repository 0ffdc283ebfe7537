import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { Question } from './question-store.ts'
import { productQuestions, questionAnswers } from './question-tables.ts'

interface Listed {
  readonly brand: string
  readonly states: readonly Question['state'][]
  readonly limit: number
}

export async function listQuestionsInState(
  db: Queries,
  { brand, states, limit }: Listed,
): Promise<readonly Question[]> {
  return db
    .select()
    .from(productQuestions)
    .where(and(eq(productQuestions.brand, brand), inArray(productQuestions.state, [...states])))
    .orderBy(asc(productQuestions.askedAt), asc(productQuestions.id))
    .limit(limit)
}

export async function listAnswersInState(db: Queries, { brand, states, limit }: Listed) {
  return db
    .select({ answer: questionAnswers, question: productQuestions })
    .from(questionAnswers)
    .innerJoin(productQuestions, eq(productQuestions.id, questionAnswers.questionId))
    .where(
      and(
        eq(productQuestions.brand, brand),
        eq(questionAnswers.by, 'buyer'),
        inArray(questionAnswers.state, [...states]),
      ),
    )
    .orderBy(asc(questionAnswers.writtenAt), asc(questionAnswers.id))
    .limit(limit)
}
