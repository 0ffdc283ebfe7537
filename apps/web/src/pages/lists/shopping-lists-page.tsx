import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { ProductCardView } from '../../features/product-card/product-card-view.tsx'

/** The visitor's lists, and the items of the selected one. */
export function ShoppingListsPage({ page }: { page: PageWith<'ShoppingListsPage'> }): ReactNode {
  const { shoppingLists, selectedList, pageUrl } = page.model
  return (
    <section data-part="shopping-lists-page">
      <h1>
        <bdi>{selectedList.listName}</bdi>
      </h1>
      <ul>
        {shoppingLists.map(({ listKey, listName, count }) => (
          <li key={listKey}>
            <a href={`${pageUrl}?list=${encodeURIComponent(listKey)}`}>
              <bdi>{listName}</bdi> ({count})
            </a>
          </li>
        ))}
      </ul>
      <ul>
        {selectedList.items.map(({ code, name, card }) => (
          <li key={code}>{card ? <ProductCardView product={card} heading="h2" /> : name}</li>
        ))}
      </ul>
    </section>
  )
}
