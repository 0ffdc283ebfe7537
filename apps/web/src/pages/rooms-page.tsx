import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import style from './listing/head/listing-head.module.css'
import './listing/listing-space.css'
import '#brand/art-listing.css'

export function RoomsPage({ page }: { page: PageWith<'RoomsPage'> }): ReactNode {
  return (
    <>
      <Breadcrumbs crumbs={page.model.breadcrumbs} />
      <div className={style.plainHead}>
        <h1 className={style.plainHeading}>{page.model.heading}</h1>
      </div>
      <BlockList blocks={page.model.blocks} />
    </>
  )
}
