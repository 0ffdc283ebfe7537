import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { SellingPoints } from '../shell/selling-points.tsx'

type BlocksPageProps = {
  readonly page: PageWith<'StartPage' | 'EditorialPage' | 'ContentNotFoundPage'>
}

const groundOf = (head: Block | undefined) =>
  head?.componentName === 'Editorial' && head.props.level === '1' ? head.props.theme : undefined

/** A page that an editor built from blocks. */
export function BlocksPage({ page }: BlocksPageProps): ReactNode {
  const { blocks, breadcrumbs } = page.model
  const hasPoints = page.componentName === 'StartPage' && storefront.layout.sellingPoints.endsWith('below-hero')
  const lead = breadcrumbs.length > 1 ? 'crumbs' : 'top'
  return (
    <>
      <Breadcrumbs crumbs={breadcrumbs} ground={groundOf(blocks[0])} />
      <BlockList blocks={hasPoints ? blocks.slice(0, 1) : blocks} lead={lead} />
      {hasPoints && (
        <>
          <SellingPoints place="below-hero" />
          <BlockList blocks={blocks.slice(1)} isBelow />
        </>
      )}
    </>
  )
}
