import type { z } from 'zod'
import { changeTexts } from '@firkant/domain/content/walk-content.ts'
import type { Finding } from './content-problems.ts'
import { inspectHtml } from './html-rules.ts'

const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]+|#\d+);/i

/** HTML that would lose something, and tags where the text is shown letter by letter. */
export function findBadTexts<Content>(schema: z.ZodType<Content>, content: Content): readonly Finding[] {
  const findings: Finding[] = []
  changeTexts(schema, content, (text, { kind, path }) => {
    const tag = kind === undefined ? TAG.exec(text)?.[0] : undefined
    if (tag !== undefined) findings.push({ path, message: `is plain text: ${tag} would be seen as it stands here` })
    if (kind === 'html') findings.push(...inspectHtml(text).refused.map((message) => ({ path, message })))
    return text
  })
  return findings
}
