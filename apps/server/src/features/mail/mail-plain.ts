import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { MailMessage, MailPart } from './mail-message.ts'

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `${part.text}\n${'='.repeat(part.text.length)}`
    case 'button':
      return `${part.text}:\n${part.url}`
    case 'text':
    case 'note':
      return part.text
  }
}

/** The same mail in words alone. */
export function mailPlain({ organisation }: BrandDefinition, { parts, unsubscribe }: MailMessage): string {
  const sender = [
    [organisation.legalName, ...organisation.address, organisation.companyNumber].join(', '),
    `${organisation.email}, ${organisation.phone}`,
    ...(unsubscribe ? [`${unsubscribe.text}: ${unsubscribe.url}`] : []),
  ]
  // The line that mail programs know as the beginning of a signature.
  return `${parts.map(partText).join('\n\n')}\n\n-- \n${sender.join('\n')}\n`
}
