import { Suspense, type ReactNode } from 'react'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useLoadable, type Loadable } from '../../platform/lazy-code/loadable.ts'

function Loaded({ code }: { readonly code: Loadable<object> }): ReactNode {
  const Part = useLoadable(code)
  return <Part />
}

/** A part that shoppers neither see nor load. */
export function ForEmployees({ code }: { readonly code: Loadable<object> }): ReactNode {
  const isAtWork = useDynamicData('employee', { enabled: false }).data?.isLoggedIn
  return (
    isAtWork && (
      <Suspense>
        <Loaded code={code} />
      </Suspense>
    )
  )
}
