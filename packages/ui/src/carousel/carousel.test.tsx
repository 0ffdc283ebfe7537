import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Carousel, MOST_DOTS, type CarouselTexts } from './carousel.tsx'

const TEXTS: CarouselTexts = {
  previous: 'Vis de forrige',
  next: 'Vis de næste',
  slide: (number, count) => `${number} af ${count}`,
  goTo: (number, count) => `Gå til ${number} af ${count}`,
}

const carousel = (count: number) =>
  renderToStaticMarkup(
    <Carousel label="Sofaer" texts={TEXTS}>
      {Array.from({ length: count }, (_, index) => (
        <p key={index}>{index}</p>
      ))}
    </Carousel>,
  )

describe('Carousel', () => {
  it.each([2, 5, MOST_DOTS])('CARD-12 %i slides have dots', (count) => {
    const html = carousel(count)
    expect(html.match(/data-part="carousel-dot"/g)).toHaveLength(count)
    expect(html).not.toContain('carousel-arrow')
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
    expect(html).toContain(`aria-label="Gå til 2 af ${count}"`)
  })

  it.each([MOST_DOTS + 1, 24])('CARD-12 %i slides have arrows, the first of them with nothing before it', (count) => {
    const html = carousel(count)
    expect(html).not.toContain('carousel-dot')
    expect(html).toMatch(/aria-label="Vis de forrige" aria-disabled="true"/)
    expect(html).toMatch(/aria-label="Vis de næste" aria-disabled="false"/)
  })

  it('CARD-12 one slide needs neither', () => {
    expect(carousel(1)).not.toMatch(/carousel-dot|carousel-arrow/)
  })

  it('CARD-12 is a named group that the keyboard reaches, of slides that know their place', () => {
    const html = carousel(3)
    expect(html).toMatch(/role="group" aria-label="Sofaer" tabindex="0"/)
    expect([...html.matchAll(/data-part="carousel-slide" aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      '1 af 3',
      '2 af 3',
      '3 af 3',
    ])
  })
})
