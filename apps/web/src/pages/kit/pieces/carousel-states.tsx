import type { ReactNode } from 'react'
import { Carousel } from '@firkant/ui/carousel/carousel.tsx'
import { useCarouselWords } from '../../../features/product-card/use-carousel-words.ts'
import { KitState } from '../kit-state.tsx'

function SampleCarousel({ label, count }: { label: string; count: number }): ReactNode {
  const words = useCarouselWords()
  return (
    <Carousel label={label} words={words}>
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <div key={number} data-part="kit-slide">
          {number}
        </div>
      ))}
    </Carousel>
  )
}

export function CarouselStates(): ReactNode {
  return (
    <>
      <KitState name="Up to nine: dots" wide>
        <SampleCarousel label="Few slides" count={7} />
      </KitState>
      <KitState name="More: arrows" wide>
        <SampleCarousel label="Many slides" count={12} />
      </KitState>
    </>
  )
}
