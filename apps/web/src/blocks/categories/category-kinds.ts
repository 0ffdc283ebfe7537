import { storefront } from '#brand'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import house from './house.module.css'
import index from './index.module.css'
import mosaic from './mosaic.module.css'
import rooms from './rooms.module.css'
import scenes from './scenes.module.css'
import stories from './stories.module.css'
import tiles from './tiles.module.css'

const KINDS = { house, index, mosaic, rooms, scenes, stories, tiles } as const

/** Things to buy, rooms to enter or stories to read: an editor's layout says much of it, what there is to show the rest. */
export function kindOf({ layout, tiles: all }: BlockProps['Categories']): keyof typeof KINDS {
  const hasNotes = all.some(({ note }) => note)
  if (storefront.layout.variants['category-index'] === 'names' && !all.some(({ image }) => image)) return 'index'
  if (layout === 'tiles') {
    const noted = hasNotes && storefront.layout.variants['category-notes']
    if (noted === 'scenes' || noted === 'stories') return noted
    return storefront.layout.variants['category-tiles'] === 'mosaic' ? 'mosaic' : 'tiles'
  }
  if (storefront.layout.variants['category-stories'] === 'journal' ? all.length === 3 : hasNotes) return 'stories'
  return all.length === 8 && (storefront.layout.variants['category-rooms'] ?? 'house') === 'house' ? 'house' : 'rooms'
}

export const styleOf = (kind: keyof typeof KINDS) => KINDS[kind]
