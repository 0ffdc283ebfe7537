import { Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { EmployeeStore } from '@firkant/domain/employee/employee-model.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { announcer } from '../../platform/announcer.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { loadable, useLoadable } from '../../platform/lazy-code/loadable.ts'
import { sitePanels } from '../../platform/panels/site-panels.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { EditPageLink } from './editing/edit-page-link.tsx'
import style from './employee-bar.module.css'
import { inStoreBoard } from './in-store.ts'
import { reserveDesk } from './reserve-desk.ts'
import type { ReservePanelProps } from './reserve-panel.tsx'
import { useEmployeeSession } from './use-employee-session.ts'
import { employeeTexts } from './employee.texts.ts'
import { HandOverStatus } from './selling/hand-over-status.tsx'
import { useHandOverLooks } from './selling/use-hand-over.ts'
import { useStoreStock } from './use-store-stock.tsx'

const HEIGHT = '48px'

/** Other sticky parts stand below the bar. */
function useRoomAbove(): void {
  useEffect(() => {
    const { style: root } = document.documentElement
    root.setProperty('--employee-bar', HEIGHT)
    return () => {
      root.removeProperty('--employee-bar')
      inStoreBoard.write(new Map())
    }
  }, [])
}

const reserveCode = loadable<ReservePanelProps>(() =>
  import('./reserve-panel.tsx').then((module) => module.ReservePanel),
)

/** Its code comes with the first press. */
function Reserving({ store }: { readonly store: EmployeeStore }): ReactNode {
  const sku = useSyncExternalStore(reserveDesk.subscribe, reserveDesk.current, () => undefined)
  const [isUsed, setUsed] = useState(false)
  if (sku !== undefined && !isUsed) setUsed(true)
  return isUsed && <LoadedPanel sku={sku} store={store} />
}

function LoadedPanel(props: ReservePanelProps): ReactNode {
  const ReservePanel = useLoadable(reserveCode)
  return <ReservePanel {...props} />
}

export function EmployeeBar(): ReactNode {
  const { reportError } = useShop()
  const { text } = useTexts(employeeTexts)
  const session = useEmployeeSession()
  const employee = useDynamicData('employee').data
  useRoomAbove()
  useHandOverLooks()
  const version = useSyncExternalStore(reserveDesk.subscribe, reserveDesk.count, () => 0)
  useStoreStock(employee?.selectedStore, { mayReserve: employee?.mayReserve === true, version })
  useEffect(() => {
    if (employee) session.restore(employee).catch(() => undefined)
  }, [session, employee])
  if (!employee?.isLoggedIn) return null
  const logOut = () => {
    session.logOut().then((isDone) => isDone && announcer.announce(text('bar.loggedOut')), reportError)
  }
  return (
    <aside className={style.bar} aria-label={text('bar.label')} data-part="employee-bar">
      <a href={employee.pageUrl} className={style.name} aria-label={`${text('bar.ownPage')}: ${employee.displayName}`}>
        <Icon name="user" />
        <bdi>{employee.displayName}</bdi>
      </a>
      <HandOverStatus className={style.store} />
      <button
        type="button"
        className={style.store}
        data-opens="employee-stores"
        aria-haspopup="dialog"
        onClick={() => sitePanels.open('employee-stores')}
      >
        <Icon name="store" />
        <span>{employee.selectedStore?.displayName ?? text('bar.chooseStore')}</span>
      </button>
      {employee.editsAt !== undefined && <EditPageLink editsAt={employee.editsAt} />}
      <button type="button" className={style.out} onClick={logOut}>
        {text('bar.logOut')}
      </button>
      {employee.selectedStore && (
        <Suspense>
          <Reserving store={employee.selectedStore} />
        </Suspense>
      )}
    </aside>
  )
}
