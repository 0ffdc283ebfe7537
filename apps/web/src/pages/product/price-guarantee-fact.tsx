import { useState, type MouseEvent, type ReactNode } from 'react'
import type { PriceGuarantee } from '@firkant/domain/page/product-model.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../start/shop-context.ts'
import style from './buy-facts.module.css'

const loadPanel = () => import('./price-guarantee-panel.tsx').then((code) => code.PriceGuaranteePanel)
type Panel = Awaited<ReturnType<typeof loadPanel>>
/** A failure is told by the click that follows. */
const prepare = () => void loadPanel().catch(() => undefined)

/** A link to the page about it; with scripts, a panel with the same words beside the product. */
export function PriceGuaranteeFact({ guarantee }: { guarantee: PriceGuarantee }): ReactNode {
  const { texts, reportError } = useShop()
  const [LoadedPanel, setPanel] = useState<Panel>()
  const [isOpen, setOpen] = useState(false)

  function open(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
    loadPanel().then(
      (code) => setPanel(() => code),
      (error: unknown) => {
        reportError(error)
        window.location.assign(guarantee.url)
      },
    )
  }

  return (
    <li data-part="fact" data-fact="price-guarantee">
      <Icon name="shield" />
      <div>
        <b>{guarantee.heading}</b>
      </div>
      <a
        href={guarantee.url}
        className={style.more}
        data-part="fact-more"
        aria-label={`${texts.text('product.readMore')}: ${guarantee.heading}`}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {texts.text('product.readMore')}
      </a>
      {LoadedPanel && <LoadedPanel guarantee={guarantee} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </li>
  )
}
