import { createContext } from 'react'
import type { NewsletterErrorCode } from '@firkant/domain/newsletter/newsletter.ts'

/** Error of the plain form post, on the page that answers it. */
export const NewsletterRefusal = createContext<NewsletterErrorCode | undefined>(undefined)
