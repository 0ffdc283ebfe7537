import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { SHOP_ROOT_ID } from '@firkant/domain/page/document-state.ts'
import { Guard } from '../platform/guard.tsx'
import { PanelCodeContext } from '../platform/panels/panel-code.ts'
import { ShopContext, type Shop } from '../platform/shop-context.ts'
import { PANEL_CODE } from './panel-registry.ts'

export interface EdgeRoot {
  readonly render: (content: ReactNode) => void
  readonly end: () => void
}

/** A root of its own, before the page: whoever uses the keyboard meets it first, and no page is drawn again for it. */
export function openEdgeRoot(shop: Shop): EdgeRoot | undefined {
  const page = document.getElementById(SHOP_ROOT_ID)
  if (!page) return undefined
  const place = document.createElement('div')
  page.before(place)
  const root = createRoot(place)
  return {
    render: (content) =>
      root.render(
        <ShopContext value={shop}>
          <PanelCodeContext value={PANEL_CODE}>
            <Guard>{content}</Guard>
          </PanelCodeContext>
        </ShopContext>,
      ),
    end: () =>
      queueMicrotask(() => {
        root.unmount()
        place.remove()
      }),
  }
}
