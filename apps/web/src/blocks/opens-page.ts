import type { Block } from '@firkant/domain/content/blocks/block.ts'

/** A hero, or an editorial with the page's h1. */
const isHead = ({ props, componentName }: Block): boolean =>
  componentName === 'Hero' || (componentName === 'Editorial' && 'level' in props && props.level === '1')

/** Theme of a block that holds the page's heading; empty without a theme, undefined for other blocks. */
export function headGround(block: Block): string | undefined {
  if (!isHead(block)) return undefined
  return 'theme' in block.props && block.props.theme !== 'none' ? block.props.theme : ''
}

/** Background of a layout that holds the page's heading. */
export function openingGround(props: Block['props']): string | undefined {
  return 'columns' in props && props.columns.some(({ blocks }) => blocks.some(isHead)) ? props.theme : undefined
}
