import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { DeliveryPlaceForm } from '../../features/delivery/delivery-place-form.tsx'
import { deliveryPlaceTexts } from '../../features/delivery/delivery-place.texts.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './delivery-place-page.module.css'

/** The panel's content as a page: for a new tab, and without scripts. */
export function DeliveryPlacePage({ page }: { page: PageWith<'DeliveryPlacePage'> }): ReactNode {
  const { text } = useTexts(deliveryPlaceTexts)
  const { from, place, isWrong, looked } = page.model
  return (
    <section className={style.page}>
      <h1>{text('heading')}</h1>
      <DeliveryPlaceForm from={page.url} sent={place} isWrong={isWrong} onDone={() => window.location.assign(from)} />
      {looked?.delivery.latest && (
        <p className={style.looked} data-part="looked-arrival">
          {looked.name}: {looked.delivery.latest}
        </p>
      )}
      <p>
        <a href={from} data-part="text-link">
          {text('back')}
        </a>
      </p>
    </section>
  )
}
