import type { ReactNode } from 'react'
import type { ListingModel } from '@firkant/domain/page/page-models.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import style from './listing-head.module.css'

export function ListingHead({ model }: { model: ListingModel }): ReactNode {
  const { heading, breadcrumbs, intro, image } = model
  return (
    <>
      <Breadcrumbs crumbs={breadcrumbs} />
      <div className={style.head} data-part="listing-head" data-picture={image ? '' : undefined}>
        <h1>{heading}</h1>
        {intro && <p data-part="listing-intro">{intro}</p>}
      </div>
      {image && (
        <div className={style.picture} data-part="listing-picture">
          <Image image={image} sizes="(width < 1344px) 100vw, 1280px" priority />
        </div>
      )}
    </>
  )
}
