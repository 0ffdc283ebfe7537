import type { NewsletterAnswer } from '@firkant/domain/newsletter/newsletter.ts'
import type { ApiClient } from '../../platform/api-client.ts'

export type SignUpToNewsletter = (email: string) => Promise<NewsletterAnswer>

export function openNewsletter(api: ApiClient): SignUpToNewsletter {
  return async (email) => (await api.post('ct/newsletter/signup', { email })) as NewsletterAnswer
}
