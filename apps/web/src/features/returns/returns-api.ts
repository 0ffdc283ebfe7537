import type { ReturnAnswer, ReturnQuestion } from '@firkant/domain/returns/return-lookup.ts'
import type { ApiClient } from '../../platform/api-client.ts'

export type FindReturn = (question: ReturnQuestion) => Promise<ReturnAnswer>

export function openReturns(api: ApiClient): FindReturn {
  return async (question) => (await api.post('ct/returns/find', question)) as ReturnAnswer
}
