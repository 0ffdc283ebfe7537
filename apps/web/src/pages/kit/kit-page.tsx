import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { PageWith } from '@firkant/domain/page/page.ts'
// Imported as text: the gallery's own styles stay out of the visitors' style sheet.
import kitSheet from './kit.css?inline'
import rolesSheet from './kit-roles.css?inline'
import { KitBrands } from './kit-brands.tsx'
import { KIT_PIECES } from './kit-pieces.ts'

const sheet = kitSheet + rolesSheet

/** One piece alone, for the frames of the overview. */
function OnePiece({ piece, madeAt }: { piece: string; madeAt: Date }): ReactNode {
  const found = KIT_PIECES.find(({ key }) => key === piece)
  return (
    <div data-part="kit-alone" lang="en">
      <style>{sheet}</style>
      <h1>{storefront.name}</h1>
      <div data-part="kit-states">{found && <found.View madeAt={madeAt} />}</div>
    </div>
  )
}

/** Every piece of the kit in every state, in this brand and beside the others. For developers. */
export function KitPage({ page }: { page: PageWith<'KitPage'> }): ReactNode {
  const madeAt = new Date(page.model.madeAt)
  const { shown } = page.model
  if (shown) return <OnePiece piece={shown.piece} madeAt={madeAt} />
  return (
    <div data-part="kit" lang="en">
      <style>{sheet}</style>
      <header>
        <h1>The kit, as {storefront.name} wears it</h1>
        <p>
          {KIT_PIECES.length} pieces from <code>packages/ui</code>. What looks wrong here is wrong in the whole shop.
        </p>
        <p>
          <a href="/__kit/blocks">The blocks that editors build pages from</a>
        </p>
      </header>
      <nav data-part="kit-index" aria-label="Pieces of the kit">
        <ul>
          {KIT_PIECES.map(({ key, title }) => (
            <li key={key}>
              <a href={`#${key}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div data-part="kit-pieces">
        {KIT_PIECES.map(({ key, title, use, View }) => (
          <section key={key} id={key} data-part="kit-piece" data-piece={key} aria-labelledby={`${key}-title`}>
            <h2 id={`${key}-title`}>{title}</h2>
            <p data-part="kit-use">{use}</p>
            <div data-part="kit-states">
              <View madeAt={madeAt} />
            </div>
            <KitBrands piece={key} title={title} />
          </section>
        ))}
      </div>
    </div>
  )
}
