import type { ReactNode } from 'react'
import { AccordionItem } from '@firkant/ui/accordion/accordion.tsx'
import { Tabs } from '@firkant/ui/tabs/tabs.tsx'
import { Carousel } from '@firkant/ui/carousel/carousel.tsx'
import { KitState } from '../kit-state.tsx'
import { useCarouselTexts } from '../../../features/product-card/use-carousel-texts.ts'

export function AccordionStates(): ReactNode {
  return (
    <KitState name="Closed and open" wide>
      <AccordionItem id="kit-care" section="care" title="Care">
        <p>Dust it with a dry cloth, and oil it once a year.</p>
      </AccordionItem>
      <AccordionItem id="kit-measures" section="measures" title="Measures" isOpen>
        <p>224 cm wide, 94 cm deep, 82 cm high. The seat is 44 cm above the floor.</p>
      </AccordionItem>
    </KitState>
  )
}

const TABS = [
  { key: 'products', label: 'Products', content: <p>Sofas, armchairs, tables, beds, lamps.</p> },
  { key: 'rooms', label: 'Rooms', content: <p>Living room, bedroom, kitchen, hall.</p> },
  { key: 'series', label: 'Series and makers', content: <p>What was drawn to stand together.</p> },
] as const

export function TabsStates(): ReactNode {
  return (
    <>
      <KitState name="Automatic: the arrow keys show" wide>
        <Tabs label="The shop by" tabs={TABS} />
      </KitState>
      <KitState name="Manual: the arrow keys go there, Enter shows" wide>
        <Tabs label="The shop by, fetched" tabs={TABS} activation="manual" />
      </KitState>
    </>
  )
}

function SampleCarousel({ label, count }: { label: string; count: number }): ReactNode {
  const carouselTexts = useCarouselTexts()
  return (
    <Carousel label={label} texts={carouselTexts}>
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
