import type { ReactNode } from 'react'
import type { SubjectProduct } from '@firkant/domain/page/models/review-models.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import style from './subject-head.module.css'

interface SubjectHeadProps {
  readonly product: SubjectProduct
  /** Text of the way back. */
  readonly back: string
  readonly children: ReactNode
}

/** What is written or asked about, beside the form. */
export function SubjectHead({ product: { image, url }, back, children }: SubjectHeadProps): ReactNode {
  return (
    <header className={style.head}>
      {image && (
        <Image image={image} sizes="(width > 1023px) 400px, 96px" ratio="1:1" decorative className={style.image} />
      )}
      <div className={style.words}>
        {children}
        {url !== undefined && (
          <p>
            <a href={url} data-part="text-link">
              {back}
            </a>
          </p>
        )}
      </div>
    </header>
  )
}
