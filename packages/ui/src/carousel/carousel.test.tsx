import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readMarkup, shownIn } from '../../test/shown.ts'
import { Carousel, MAX_DOTS, type CarouselTexts } from './carousel.tsx'

const TEXTS: CarouselTexts = {
  previous: 'Vis de forrige',
  next: 'Vis de næste',
  slide: (number, count) => `${number} af ${count}`,
  goTo: (number, count) => `Gå til ${number} af ${count}`,
}

const carousel = (count: number) =>
  readMarkup(
    renderToStaticMarkup(
      <Carousel label="Sofaer" texts={TEXTS}>
        {Array.from({ length: count }, (_, index) => (
          <p key={index}>{index}</p>
        ))}
      </Carousel>,
    ),
  )

describe('Carousel', () => {
  it.each([2, 5, MAX_DOTS])('CARD-12 %i slides have dots', (count) => {
    const shown = carousel(count)
    const dots = shown.getAllByRole('button')
    expect(dots).toEqual(shown.parts('carousel-dot'))
    expect(dots).toHaveLength(count)
    expect(shown.parts('carousel-arrow')).toEqual([])
    expect(shown.root.querySelectorAll('[aria-current=true]')).toHaveLength(1)
    expect(shown.getByRole('button', { name: `Gå til 2 af ${count}` })).toBe(dots[1])
  })

  it.each([MAX_DOTS + 1, 24])('CARD-12 %i slides have arrows, the first of them with nothing before it', (count) => {
    const shown = carousel(count)
    expect(shown.parts('carousel-dot')).toEqual([])
    const isDisabled = (name: string) => shown.getByRole('button', { name }).getAttribute('aria-disabled')
    expect([isDisabled('Vis de forrige'), isDisabled('Vis de næste')]).toEqual(['true', 'false'])
  })

  it('CARD-12 one slide needs neither', () => {
    expect(carousel(1).queryAllByRole('button')).toEqual([])
  })

  it('CARD-12 is a named group that the keyboard reaches, of slides that know their place', () => {
    const track = carousel(3).getByRole('group', { name: 'Sofaer' })
    expect(track.getAttribute('tabindex')).toBe('0')
    const slides = shownIn(track).getAllByRole('group', { name: /^\d af 3$/ })
    expect(slides.map((slide) => [slide.dataset.part, slide.getAttribute('aria-label')])).toEqual([
      ['carousel-slide', '1 af 3'],
      ['carousel-slide', '2 af 3'],
      ['carousel-slide', '3 af 3'],
    ])
  })
})
