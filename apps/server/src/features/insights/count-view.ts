import type { IncomingMessage } from 'node:http'
import { isCountedView } from '@firkant/domain/insights/counted-agent.ts'
import type { CountedView } from '@firkant/domain/page/counted-view.ts'
import type { InsightCounter } from './insight-counter.ts'

/** Called for every page that is sent, before the framework for cached ones: it does nothing but count. */
export type CountView = (view: CountedView | undefined, request: Pick<IncomingMessage, 'method' | 'headers'>) => void

export function createViewCount({ addView }: Pick<InsightCounter, 'addView'>): CountView {
  return (view, { method, headers }) => {
    if (!view || method !== 'GET') return
    const purpose = headers['sec-purpose']
    const userAgent = headers['user-agent'] ?? ''
    if (isCountedView({ userAgent, purpose: typeof purpose === 'string' ? purpose : undefined })) addView(view)
  }
}
