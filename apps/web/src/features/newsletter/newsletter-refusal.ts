import { createContext } from 'react'
import type { NewsletterErrorCode } from '@firkant/domain/newsletter/newsletter.ts'

/** What the plain form was refused for, on the page that answers it. */
export const NewsletterRefusal = createContext<NewsletterErrorCode | undefined>(undefined)
