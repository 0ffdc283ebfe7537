import { Suspense, type ReactNode } from 'react'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import style from './employee-slot.module.css'
import { loadable, useLoadable } from '../../platform/loadable.ts'

const barCode = loadable<object>(() => import('./employee-bar.tsx').then((module) => module.EmployeeBar))

function Bar(): ReactNode {
  const EmployeeBar = useLoadable(barCode)
  return <EmployeeBar />
}

/** Above everything, for employees alone: others load nothing of it. */
export function EmployeeSlot(): ReactNode {
  const isAtWork = useDynamicData('employee', { enabled: false }).data?.isLoggedIn
  return (
    <div className={style.slot} data-slot="employee-bar">
      {isAtWork && (
        <Suspense>
          <Bar />
        </Suspense>
      )}
    </div>
  )
}
