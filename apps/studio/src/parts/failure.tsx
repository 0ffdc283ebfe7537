import type { ReactNode } from 'react'
import type { CallFailure } from '../platform/call-server.ts'
import { failureName } from '../texts/names.ts'
import { useTexts } from '../texts/use-texts.tsx'

export function Failure({ code, retry }: { readonly code: CallFailure; readonly retry?: () => void }): ReactNode {
  const { text } = useTexts()
  return (
    <div className="notice" data-tone="bad" role="alert">
      <p>{text(failureName(code))}</p>
      {retry && code !== 'not-found' && (
        <button type="button" className="button" onClick={retry}>
          {text('retry')}
        </button>
      )}
    </div>
  )
}
