import type { ReactNode } from 'react'
import type { PriceGuarantee } from '@firkant/domain/page/product-model.ts'
import { classNames } from '@firkant/ui/class-names.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { PanelLink } from '../../platform/panels/panel-link.tsx'
import { useShop } from '../../platform/shop-context.ts'
import style from './buy-facts.module.css'

/** A link to the page about it; with scripts, a panel with the same words beside the product. */
export function PriceGuaranteeFact({ guarantee }: { guarantee: PriceGuarantee }): ReactNode {
  const { texts } = useShop()
  return (
    <li className={`${style.fact} ${style.row}`} data-part="fact" data-fact="price-guarantee" data-brief="">
      <Icon name="shield" className={classNames(style.icon, style.promise)} />
      <div className={style.words}>
        <b className={classNames(style.title, style.promise)}>{guarantee.heading}</b>
      </div>
      <PanelLink
        panel="price-guarantee"
        href={guarantee.url}
        detail={guarantee}
        className={style.more}
        part="fact-more"
        label={`${texts.text('product.readMore')}: ${guarantee.heading}`}
      >
        {texts.text('product.readMore')}
      </PanelLink>
    </li>
  )
}
