import { Suspense, use, type ReactNode } from 'react'
import { HydrationContext } from '../blocks/hydration-context.ts'
import { loadable, useLoadable } from '../platform/loadable.ts'
import { SectionBoundary } from '../platform/section-boundary.tsx'
import { NavigationNumberContext } from '../start/navigation/navigation-number.ts'
import { useShop } from '../start/shop-context.ts'
import type { FooterProps } from './footer.tsx'

export const footerCode = loadable<FooterProps>(() => import('./footer.tsx').then((code) => code.Footer))

const FOOTER_ID = 'site-footer'

function FooterCode(props: FooterProps): ReactNode {
  const waitFor = use(HydrationContext).waitFor(FOOTER_ID)
  if (waitFor) use(waitFor)
  const Footer = useLoadable(footerCode)
  return <Footer {...props} />
}

/** The footer is in the document; its code comes when the visitor gets near. */
export function LazyFooter(props: FooterProps): ReactNode {
  const { reportError } = useShop()
  return (
    <div id={FOOTER_ID}>
      <SectionBoundary attempt={use(NavigationNumberContext)} onError={reportError}>
        <Suspense>
          <FooterCode {...props} />
        </Suspense>
      </SectionBoundary>
    </div>
  )
}
