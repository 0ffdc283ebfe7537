import type { NewsletterAnswer } from '@firkant/domain/newsletter/newsletter.ts'
import type { ApiClient } from '../../platform/api-client.ts'

export async function signUpToNewsletter(api: ApiClient, email: string): Promise<NewsletterAnswer> {
  return (await api.post('ct/newsletter/signup', { email })) as NewsletterAnswer
}
