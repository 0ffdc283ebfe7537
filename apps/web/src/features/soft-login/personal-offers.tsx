import type { ReactNode } from 'react'
import { Carousel } from '@firkant/ui/carousel/carousel.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useCarouselTexts } from '../product-card/use-carousel-texts.ts'
import style from './personal-offers.module.css'
import { softLoginTexts } from './soft-login.texts.ts'

/** The customer's own offers: seen by whoever is recognised, activated after a login. */
export function PersonalOffers(): ReactNode {
  const { text } = useTexts(softLoginTexts)
  const carouselTexts = useCarouselTexts()
  const offers = useDynamicData('personalDiscounts').data?.customerDiscounts.filter(({ state }) => state !== 'used')
  if (!offers || offers.length === 0) return null
  return (
    <section className={style.offers}>
      <h3 className={style.heading}>{text('soft.offers')}</h3>
      <Carousel label={text('soft.offers')} texts={carouselTexts}>
        {offers.map(({ offerKey, discountValue, title, description }) => (
          <div key={offerKey} className={style.offer} data-part="soft-offer">
            <p className={style.value}>{discountValue}</p>
            <p className={style.title}>{title}</p>
            {description !== '' && <p className={style.text}>{description}</p>}
          </div>
        ))}
      </Carousel>
      <p className={style.note}>{text('soft.offersLocked')}</p>
    </section>
  )
}
