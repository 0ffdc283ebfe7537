import { use, type ReactNode } from 'react'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { PageAddressContext } from '../../platform/navigation/addresses/page-address.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import type { PanelProps } from '../../platform/panels/panel-code.ts'
import { countryTexts } from './country.texts.ts'
import { CountryChoices } from './country-choices.tsx'

export function CountryPanel({ isOpen, onClose }: PanelProps): ReactNode {
  const { texts } = useShop()
  const own = useTexts(countryTexts)
  const from = use(PageAddressContext)
  return (
    <Drawer
      panel="country"
      open={isOpen}
      onClose={onClose}
      side="right"
      label={own.text('country.heading')}
      closeLabel={texts.text('shell.close')}
    >
      <CountryChoices from={from} />
    </Drawer>
  )
}
