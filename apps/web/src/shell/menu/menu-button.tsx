import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { PanelLink } from '../../platform/panels/panel-link.tsx'
import { useFrame } from '../../platform/use-frame.ts'

interface MenuButtonProps {
  readonly className?: string | undefined
  readonly nameClass?: string | undefined
  readonly iconClass?: string | undefined
}

/** Opens the menu; without scripts a link to the page with all categories and rooms. */
export function MenuButton({ className, nameClass, iconClass }: MenuButtonProps): ReactNode {
  const { texts } = useShop()
  const { frame } = useFrame()
  const name = texts.text(storefront.layout.header === 'top-bar' ? 'shell.products' : 'shell.menu')
  return (
    <PanelLink panel="menu" href={frame?.menuPage ?? '#'} className={className} part="menu-link" label={name}>
      <Icon name="menu" className={iconClass} />
      <span className={nameClass}>{name}</span>
    </PanelLink>
  )
}
