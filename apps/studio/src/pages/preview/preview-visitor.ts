import { PREVIEW_VISITOR_PARAMS } from '@firkant/domain/change-sets/preview-visitor.ts'
import type { WidthClass } from '@firkant/domain/device/width-class.ts'
import type { CustomerGroup } from '@firkant/domain/experiences/visitor-traits.ts'

/** Of whom and when the preview is. */
export interface PreviewVisitor {
  /** Of another country: its language, if the page is in it. */
  readonly language: string | undefined
  readonly screen: WidthClass | ''
  /** Nothing is known of whoever did not agree. */
  readonly visit: '' | 'new' | 'returning'
  readonly group: CustomerGroup
  /** What goods in the cart cost at least; 0: it is empty. */
  readonly cart: number
  readonly category: string
  /** Experience → variant, as wished. */
  readonly variants: Readonly<Record<string, string>>
  /** As the field for a moment has it; empty: now. */
  readonly at: string
}

export const ANYBODY: PreviewVisitor = {
  language: undefined,
  screen: '',
  visit: '',
  group: 'none',
  cart: 0,
  category: '',
  variants: {},
  at: '',
}

/** What the shop is asked with the page’s address. */
export function previewQuery(visitor: PreviewVisitor, setId: string): URLSearchParams {
  const { screen, visit, group, cart, category, variants, at } = visitor
  const moment = at === '' ? undefined : new Date(at)
  const known =
    visit === ''
      ? {}
      : {
          [PREVIEW_VISITOR_PARAMS.visit]: visit,
          [PREVIEW_VISITOR_PARAMS.group]: group,
          [PREVIEW_VISITOR_PARAMS.cart]: String(cart),
          ...(category !== '' && { [PREVIEW_VISITOR_PARAMS.category]: category }),
        }
  const query = new URLSearchParams({
    preview: 'studio',
    ...(setId !== '' && { set: setId }),
    ...(moment && !Number.isNaN(moment.getTime()) && { at: moment.toISOString() }),
    ...(screen !== '' && { [PREVIEW_VISITOR_PARAMS.screen]: screen }),
    ...known,
  })
  for (const [key, variant] of Object.entries(variants))
    if (variant !== '') query.append('experience', `${key}:${variant}`)
  return query
}
