import type { ReactNode } from 'react'
import { Tabs } from '@firkant/ui/tabs/tabs.tsx'
import { KitState } from '../kit-state.tsx'

const TABS = [
  { key: 'products', label: 'Products', content: <p>Sofas, armchairs, tables, beds, lamps.</p> },
  { key: 'rooms', label: 'Rooms', content: <p>Living room, bedroom, kitchen, hall.</p> },
  { key: 'series', label: 'Series and makers', content: <p>What was drawn to stand together.</p> },
] as const

export function TabsStates(): ReactNode {
  return (
    <>
      <KitState name="Automatic: the arrow keys show" wide>
        <Tabs label="The shop by" tabs={TABS} />
      </KitState>
      <KitState name="Manual: the arrow keys go there, Enter shows" wide>
        <Tabs label="The shop by, fetched" tabs={TABS} activation="manual" />
      </KitState>
    </>
  )
}
