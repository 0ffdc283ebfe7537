import type { ReactNode } from 'react'
import { loadable } from '../../platform/lazy-code/loadable.ts'
import style from './employee-slot.module.css'
import { ForEmployees } from './for-employees.tsx'

const barCode = loadable<object>(() =>
  import(/* code: rare */ './employee-bar.tsx').then((module) => module.EmployeeBar),
)

/** Above everything, for employees alone: others load nothing of it. */
export function EmployeeSlot(): ReactNode {
  return (
    <div className={style.slot} data-slot="employee-bar">
      <ForEmployees code={barCode} />
    </div>
  )
}
