import type { ReactNode } from 'react'
import type { ComparePageModel } from '@firkant/domain/page/models/compare-model.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { ProductCardView } from '../../features/product-card/product-card-view.tsx'
import style from './compare-suggestions.module.css'
import { compareTexts } from './compare.texts.ts'

/** Others of the category, as cards with a link to the comparison with them. */
export function CompareSuggestions({ suggestions }: Pick<ComparePageModel, 'suggestions'>): ReactNode {
  const { text } = useTexts(compareTexts)
  if (suggestions.length === 0) return null
  return (
    <section className={style.suggestions}>
      <h2 className={style.title}>{text('suggestions')}</h2>
      <p className={style.hint}>{text('suggestionsHint')}</p>
      <ul className={style.cards}>
        {suggestions.map(({ card, addUrl }) => (
          <li key={card.productKey} className={style.cell}>
            <ProductCardView product={card} heading="h3" />
            <a href={addUrl} className={style.add} aria-label={text('addNamed', { name: card.displayName })}>
              <Icon name="plus" className={style.sign} />
              {text('add')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
