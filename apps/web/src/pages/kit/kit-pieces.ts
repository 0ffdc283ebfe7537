import type { ReactNode } from 'react'
import type { KitViewProps } from './kit-state.tsx'
import { AccordionStates, CarouselStates, TabsStates } from './pieces/folding-states.tsx'
import { AsyncButtonStates, ButtonStates } from './pieces/button-states.tsx'
import { BadgeStates, CountdownStates, RatingStates } from './pieces/mark-states.tsx'
import { EmptyStates, SkeletonStates } from './pieces/waiting-states.tsx'
import { ChoiceStates, FieldStates, FormStates, SelectBoxStates } from './pieces/form-states.tsx'
import { OverlayStates } from './pieces/overlay-states.tsx'
import { QuantityStates } from './pieces/quantity-states.tsx'
import { RoleStates } from './pieces/role-states.tsx'

interface KitPiece {
  /** Its anchor. */
  readonly key: string
  readonly title: string
  /** When to use it, in a sentence. */
  readonly use: string
  readonly View: (props: KitViewProps) => ReactNode
}

/** To add a piece: a file in kit/pieces that shows each of its states, and a row here, in the order of the page. */
export const KIT_PIECES: readonly KitPiece[] = [
  {
    key: 'roles',
    title: 'Roles',
    use: 'What a brand is made of, from its roles.css; everything below speaks in them.',
    View: RoleStates,
  },
  {
    key: 'buttons',
    title: 'Buttons and links',
    use: 'One main button in sight; links for all other ways.',
    View: ButtonStates,
  },
  {
    key: 'async-button',
    title: 'Async button',
    use: 'For what takes time: says what it does, and what came of it.',
    View: AsyncButtonStates,
  },
  {
    key: 'field',
    title: 'Field',
    use: 'Tells what is wrong after it was left, or when its form is refused.',
    View: FieldStates,
  },
  {
    key: 'choices',
    title: 'Checkbox and radio group',
    use: 'One thing to agree to, one of a few to choose.',
    View: ChoiceStates,
  },
  {
    key: 'select-box',
    title: 'Select box',
    use: 'One of many, in the list that the phone knows best.',
    View: SelectBoxStates,
  },
  {
    key: 'form',
    title: 'A form of them',
    use: 'How the fields stand together, and what a refused form does.',
    View: FormStates,
  },
  {
    key: 'quantity',
    title: 'Quantity',
    use: 'A selector where one buys, an input where one changes the cart.',
    View: QuantityStates,
  },
  { key: 'badge', title: 'Badge', use: 'A few words on a picture or in a line.', View: BadgeStates },
  { key: 'rating', title: 'Rating', use: 'Stars for the eye, a sentence for the ear.', View: RatingStates },
  {
    key: 'countdown',
    title: 'Countdown',
    use: 'What remains until a moment that is really the end.',
    View: CountdownStates,
  },
  { key: 'tabs', title: 'Tabs', use: 'Several contents in one place, of which one is wanted.', View: TabsStates },
  {
    key: 'accordion',
    title: 'Accordion',
    use: 'Several contents below each other, each opened when wanted.',
    View: AccordionStates,
  },
  { key: 'carousel', title: 'Carousel', use: 'A row that goes on beyond the edge.', View: CarouselStates },
  {
    key: 'overlays',
    title: 'Drawers and modals',
    use: 'What lies over the page and gives the focus back.',
    View: OverlayStates,
  },
  {
    key: 'skeleton',
    title: 'Skeleton',
    use: 'The shape of what is coming, so that nothing moves.',
    View: SkeletonStates,
  },
  { key: 'empty-state', title: 'Empty state', use: 'A picture, a sentence, and a way on.', View: EmptyStates },
]
