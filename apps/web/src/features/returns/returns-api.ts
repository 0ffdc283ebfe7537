import type { ReturnAnswer, ReturnQuestion } from '@firkant/domain/returns/return-lookup.ts'
import type { ApiClient } from '../../platform/api-client.ts'

export async function findReturn(api: ApiClient, question: ReturnQuestion): Promise<ReturnAnswer> {
  return (await api.post('ct/returns/find', question)) as ReturnAnswer
}
