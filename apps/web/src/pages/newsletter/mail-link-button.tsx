import type { ReactNode } from 'react'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { NewsletterModel } from '@firkant/domain/page/models/page-models.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { useShop } from '../../platform/shop-context.ts'

interface MailLinkButtonProps {
  readonly ask: NewsletterModel['ask']
  /** What the step asks for; without it, or without a token, the way leads to the start page. */
  readonly label: string | undefined
  /** What else is asked, above the button. */
  readonly children?: ReactNode
}

/** A link of a mail changes nothing by itself, as mail programs follow links: this button does. */
export function MailLinkButton({ ask, label, children }: MailLinkButtonProps): ReactNode {
  const { texts } = useShop()
  const { pages } = useFrame()
  if (ask && label)
    return (
      <form method="post" action={ask.action}>
        <input type="hidden" name={TOKEN_PARAM} value={ask.token} />
        {children}
        <button type="submit" data-part="button">
          {label}
        </button>
      </form>
    )
  return (
    <p>
      <a href={pages?.startPageUrl ?? '/'} data-part="button">
        {texts.text('error.toStartPage')}
      </a>
    </p>
  )
}
