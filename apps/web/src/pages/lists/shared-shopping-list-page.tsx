import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { ProductCardView } from '../../features/product-card/product-card-view.tsx'

/** A list by the link that its owner shared: read only. */
export function SharedShoppingListPage({ page }: { page: PageWith<'SharedShoppingListPage'> }): ReactNode {
  const { list, breadcrumbs } = page.model
  return (
    <section data-part="shared-list-page">
      <h1>
        <bdi>{list?.listName ?? breadcrumbs.at(-1)?.name}</bdi>
      </h1>
      <ul>
        {list?.items.map(({ code, name, card }) => (
          <li key={code}>{card ? <ProductCardView product={card} heading="h2" /> : name}</li>
        ))}
      </ul>
    </section>
  )
}
