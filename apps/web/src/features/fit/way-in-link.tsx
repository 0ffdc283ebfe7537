import type { ReactNode } from 'react'
import { HOME_FORM_FIELDS } from '@firkant/domain/fit/home-form.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { fitTexts } from './fit.texts.ts'

interface WayInLinkProps {
  /** The page to come back to. */
  readonly from: string
  readonly isKnown: boolean
  readonly className?: string | undefined
}

/** To the page where a visitor says their doors, stairs and lift. */
export function WayInLink({ from, isKnown, className }: WayInLinkProps): ReactNode {
  const { frame } = useFrame()
  const { text } = useTexts(fitTexts)
  const query = new URLSearchParams({ [HOME_FORM_FIELDS.back]: from })
  return (
    <a href={`${frame?.wayInPage ?? ''}?${String(query)}`} className={className} data-part="text-link">
      {text(isKnown ? 'mend' : 'measure')}
    </a>
  )
}
