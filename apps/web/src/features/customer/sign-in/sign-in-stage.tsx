import type { ReactNode } from 'react'
import { Image } from '@firkant/ui/image/image.tsx'
import { useDynamicData } from '../../../platform/dynamic-data/use-dynamic-data.ts'
import { SIGN_IN_VIEWS, type SignInView } from './sign-in-views.ts'
import style from './sign-in-stage.module.css'

interface SignInStageProps {
  readonly view: SignInView
  readonly place: 'page' | 'modal'
  readonly children: ReactNode
}

const SIZES = {
  page: '(width <= 768px) 100vw, (width <= 1920px) 56vw, 1080px',
  modal: '(width <= 768px) 1px, 460px',
} as const

/** A form and the picture of its view. */
export function SignInStage({ view, place, children }: SignInStageProps): ReactNode {
  const pages = useDynamicData('loginPages').data
  const background = pages?.[SIGN_IN_VIEWS[view].background]
  return (
    <div className={style.stage} data-view={view} data-place={place}>
      <div className={style.picture} data-part="sign-in-picture">
        {background && (
          <Image
            key={background.url}
            image={background}
            sizes={SIZES[place]}
            className={style.image}
            decorative
            priority={place === 'page'}
          />
        )}
      </div>
      <div className={style.panel}>
        <div className={style.content}>{children}</div>
      </div>
    </div>
  )
}
