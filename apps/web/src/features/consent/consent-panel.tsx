import type { ReactNode } from 'react'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import type { PanelProps } from '../../platform/panels/panel-code.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { ConsentChoices } from './consent-choices.tsx'
import style from './consent-panel.module.css'
import { storedConsent } from './use-consent-form.ts'
import { consentTexts } from './consent.texts.ts'

export function ConsentPanel({ isOpen, onClose }: PanelProps): ReactNode {
  const { texts } = useShop()
  const { frame } = useFrame()
  const own = useTexts(consentTexts)
  return (
    <Drawer
      panel="consent"
      open={isOpen}
      onClose={onClose}
      side="right"
      label={own.text('panelHeading')}
      closeLabel={texts.text('shell.close')}
    >
      <div className={style.content}>
        <p>{own.text('panelIntro')}</p>
        <ConsentChoices place="panel" chosen={storedConsent()} onSaved={onClose} />
        <a href={frame?.cookiePage} data-part="text-link">
          {own.text('more')}
        </a>
      </div>
    </Drawer>
  )
}
