import type { Block } from '@firkant/domain/content/block.ts'

/** A page begins with it: its heading is the page's. */
export const isHead = ({ props, componentName }: Block): boolean =>
  componentName === 'Hero' || (componentName === 'Editorial' && 'level' in props && props.level === '1')

/** The ground of a layout in whose columns the page's heading stands. */
export function openingGround(props: Block['props']): string | undefined {
  return 'columns' in props && props.columns.some(({ blocks }) => blocks.some(isHead)) ? props.theme : undefined
}
