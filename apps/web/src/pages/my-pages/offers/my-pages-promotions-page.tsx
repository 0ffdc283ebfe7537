import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { EmptyState } from '@firkant/ui/empty-state/empty-state.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { useDynamicData } from '../../../platform/dynamic-data/use-dynamic-data.ts'
import { Guard } from '../../../platform/guard.tsx'
import { useFrame } from '../../../platform/use-frame.ts'
import { MyNotice } from '../my-notice.tsx'
import { MyPagesFrame } from '../my-pages-frame.tsx'
import { OfferList } from './offer-card.tsx'
import { myPagesTexts } from '../my-pages.texts.ts'

function Offers(): ReactNode {
  const { text } = useTexts(myPagesTexts)
  const { frame } = useFrame()
  const { data } = useDynamicData('personalDiscounts')
  if (!data) return null
  if (data.customerDiscounts.length > 0)
    return (
      <section aria-labelledby="my-offers-title">
        <h2 id="my-offers-title" className="sr-only">
          {text('offers')}
        </h2>
        <OfferList offers={data.customerDiscounts} label={text('offers')} />
      </section>
    )
  return (
    <EmptyState
      title={text('noOffers')}
      picture={<Icon name="bell" />}
      place="panel"
      ways={
        <a href={frame?.menuPage ?? '/'} data-part="button">
          {text('toShop')}
        </a>
      }
    >
      <p>{text('noOffersText')}</p>
    </EmptyState>
  )
}

/** The customer's own offers; one that is activated is taken off the next order. */
export function MyPagesPromotionsPage({ page }: { page: PageWith<'MyPagesPromotionsPage'> }): ReactNode {
  const { text } = useTexts(myPagesTexts)
  const { outcome } = page.model
  return (
    <MyPagesFrame model={page.model} lead={<p>{text('offersText')}</p>}>
      {outcome && <MyNotice tone={outcome === 'activated' ? 'good' : 'bad'}>{text(`offer.${outcome}`)}</MyNotice>}
      <Guard>
        <Offers />
      </Guard>
    </MyPagesFrame>
  )
}
