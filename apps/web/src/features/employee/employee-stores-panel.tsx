import { useState, type ReactNode } from 'react'
import type { EmployeeStore } from '@firkant/domain/employee/employee-model.ts'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { announcer } from '../../platform/announcer.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import type { PanelProps } from '../../platform/panels/panel-code.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './employee-stores-panel.module.css'
import content from './panel-content.module.css'
import { useEmployeeSession } from './use-employee-session.ts'
import { employeeTexts } from './employee.texts.ts'

function StoreList({ onChosen }: { readonly onChosen: () => void }): ReactNode {
  const { text } = useTexts(employeeTexts)
  const session = useEmployeeSession()
  const employee = useDynamicData('employee').data
  const [saving, setSaving] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const choose = async ({ id, displayName }: EmployeeStore) => {
    setSaving(id)
    setFailed(false)
    const isSaved = await session.choose(id)
    setSaving(undefined)
    setFailed(!isSaved)
    announcer.announce(isSaved ? text('stores.chosen', { store: displayName }) : text('stores.failed'))
    if (isSaved) onChosen()
  }
  return (
    <div className={content.content}>
      <p className={content.intro}>{text('stores.intro')}</p>
      {hasFailed && <p className={content.failure}>{text('stores.failed')}</p>}
      <ul className={style.list}>
        {employee?.stores.map((store) => (
          <li key={store.id}>
            <button
              type="button"
              className={style.store}
              aria-current={store.id === employee.selectedStoreId || undefined}
              aria-busy={store.id === saving || undefined}
              onClick={() => void choose(store)}
            >
              <span>{store.displayName}</span>
              {store.id === employee.selectedStoreId && <span className={style.here}>{text('stores.current')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function EmployeeStoresPanel({ isOpen, onClose }: PanelProps): ReactNode {
  const { texts } = useShop()
  const { text } = useTexts(employeeTexts)
  return (
    <Drawer
      panel="employee-stores"
      open={isOpen}
      onClose={onClose}
      side="right"
      label={text('stores.heading')}
      closeLabel={texts.text('shell.close')}
    >
      <StoreList onChosen={onClose} />
    </Drawer>
  )
}
