import type { ReactNode } from 'react'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { openSelling } from './open-selling.ts'
import { useHandOver } from './use-hand-over.ts'
import { sellingTexts } from './selling.texts.ts'

/** In the bar, while a link waits and once it was used. */
export function HandOverStatus({ className }: { readonly className: string | undefined }): ReactNode {
  const { text } = useTexts(sellingTexts)
  const { state } = useHandOver().handOver
  if (state === 'none') return null
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={openSelling} data-state={state}>
      <Icon name={state === 'taken' ? 'user-check' : 'clock'} />
      <span>{text(state)}</span>
    </button>
  )
}
