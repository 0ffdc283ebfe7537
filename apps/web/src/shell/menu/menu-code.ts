import { storefront } from '#brand'
import { loadable } from '../../platform/loadable.ts'
import type { PanelProps } from '../../platform/panels/panel-code.ts'

/** Only the brand's menu is built. */
export const menuCode = loadable<PanelProps>(() =>
  storefront.layout.menu.kind === 'mega'
    ? import('./mega/mega-menu.tsx').then((module) => module.MegaMenu)
    : import('./panel/panel-menu.tsx').then((module) => module.PanelMenu),
)
