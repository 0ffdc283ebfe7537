import type { IncomingMessage } from 'node:http'
import { isCountedAgent, MAX_AGENT_LENGTH } from '@firkant/domain/insights/counted-agent.ts'
import type { CountedView } from '@firkant/domain/page/counted-view.ts'
import type { InsightCounter } from './insight-counter.ts'

/** Called for every page that is sent, before the framework for cached ones: it does nothing but count. */
export type CountView = (view: CountedView | undefined, request: Pick<IncomingMessage, 'method' | 'headers'>) => void

/** Most visitors share a few names; somebody who sends many must not fill the memory. */
const MAX_AGENTS = 1000

export function createViewCount({ addView }: Pick<InsightCounter, 'addView'>): CountView {
  const agents = new Map<string, boolean>()
  function isCounted(userAgent: string): boolean {
    const known = agents.get(userAgent)
    if (known !== undefined) return known
    const isPerson = isCountedAgent(userAgent)
    if (agents.size >= MAX_AGENTS) agents.clear()
    if (userAgent.length <= MAX_AGENT_LENGTH) agents.set(userAgent, isPerson)
    return isPerson
  }
  return (view, { method, headers }) => {
    // A page with a purpose is loaded before anybody wants it.
    if (!view || method !== 'GET' || headers['sec-purpose'] !== undefined) return
    if (isCounted(headers['user-agent'] ?? '')) addView(view)
  }
}
