import { use, type ReactNode } from 'react'
import { HydrationContext } from '../../blocks/hydration-context.ts'
import { Guard } from '../../platform/guard.tsx'
import { loadable, useLoadable } from '../../platform/lazy-code/loadable.ts'
import type { FooterProps } from './footer.tsx'
import style from './lazy-footer.module.css'

export const footerCode = loadable<FooterProps>(() => import('./footer.tsx').then((module) => module.Footer))

const FOOTER_ID = 'site-footer'

function FooterCode(props: FooterProps): ReactNode {
  const waitFor = use(HydrationContext).waitFor(FOOTER_ID)
  if (waitFor) use(waitFor)
  const Footer = useLoadable(footerCode, 'later')
  return <Footer {...props} />
}

/** The footer is in the document; its chunk loads when the visitor gets near. */
export function LazyFooter(props: FooterProps): ReactNode {
  return (
    <div id={FOOTER_ID} className={style.end} data-later="">
      <Guard>
        <FooterCode {...props} />
      </Guard>
    </div>
  )
}
