import type { CarouselTexts } from '@firkant/ui/carousel/carousel.tsx'
import { useShop } from '../../platform/shop-context.ts'

export function useCarouselTexts(): CarouselTexts {
  const { texts } = useShop()
  return {
    previous: texts.text('carousel.previous'),
    next: texts.text('carousel.next'),
    slide: (number, count) => texts.text('carousel.slide', { number, count }),
    goTo: (number, count) => texts.text('carousel.goTo', { number, count }),
  }
}
