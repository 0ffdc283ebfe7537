import type { ReactNode } from 'react'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { fitTexts } from '../../../features/fit/fit.texts.ts'
import { useFits } from '../../../features/fit/use-fits.ts'
import { WayInLink } from '../../../features/fit/way-in-link.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './buy-facts.module.css'

/** Whether it comes in at this visitor's; for others the door that it wants. Nothing where nobody packed it. */
export function FitFact({ model }: { model: ProductModel }): ReactNode {
  const { text } = useTexts(fitTexts)
  const { currentSku, throughDoor, product } = model
  const { isKnown, fits } = useFits(throughDoor === undefined ? [] : [currentSku])
  const fit = fits[currentSku]
  if (throughDoor === undefined) return null
  return (
    <li className={`${style.fact} ${style.row}`} data-part="fact" data-fact="fit" data-fits={fit?.fits}>
      <Icon name="home" className={style.icon} />
      <div className={style.words}>
        <b className={style.title}>{fit?.head ?? text('ask')}</b>
        <span className={style.note}>{fit?.margin ?? throughDoor}</span>
        <WayInLink from={product.url} isKnown={isKnown} className={style.place} />
      </div>
    </li>
  )
}
