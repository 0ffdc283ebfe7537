import { useEffect, type ReactNode } from 'react'
import { useStudio } from '../platform/studio-context.tsx'
import type { Loaded } from '../platform/use-loaded.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { Failure } from './failure.tsx'

interface WhenLoadedProps<Value> {
  readonly of: Loaded<Value>
  readonly children: (value: Value) => ReactNode
}

/** What came, also while it is loaded anew; else why not. */
export function WhenLoaded<Value>({ of, children }: WhenLoadedProps<Value>): ReactNode {
  const { text } = useTexts()
  const { sessionEnded } = useStudio()
  const { value, failure, reload } = of
  const hasEnded = failure === 'sign-in-required'
  useEffect(() => {
    if (hasEnded) sessionEnded()
  }, [hasEnded, sessionEnded])
  return (
    <>
      {failure && !hasEnded && <Failure code={failure} retry={reload} />}
      {value !== undefined && children(value)}
      {value === undefined && !failure && <p className="quiet">{text('loading')}</p>}
    </>
  )
}
