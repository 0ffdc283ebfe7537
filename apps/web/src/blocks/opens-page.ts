import type { Block } from '@firkant/domain/content/block.ts'

/** A page begins with it: its heading is the page's. */
const isHead = ({ props, componentName }: Block): boolean =>
  componentName === 'Hero' || (componentName === 'Editorial' && 'level' in props && props.level === '1')

/** The theme of what begins a page; empty where it has none. */
export function headGround(block: Block): string | undefined {
  if (!isHead(block)) return undefined
  return 'theme' in block.props && block.props.theme !== 'none' ? block.props.theme : ''
}

/** The ground of a layout in whose columns the page's heading stands. */
export function openingGround(props: Block['props']): string | undefined {
  return 'columns' in props && props.columns.some(({ blocks }) => blocks.some(isHead)) ? props.theme : undefined
}
