import { use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import type { Block, BlockName } from '@firkant/domain/content/blocks/block.ts'
import type { ContentWidth } from '@firkant/domain/content/content-widths.ts'
import { BREAKPOINTS } from '@firkant/domain/device/width-class.ts'
import type { DeviceVisibility } from '@firkant/domain/content/experiences/display-conditions.ts'
import { Guard } from '../platform/guard.tsx'
import { useLoadable, type Loadable } from '../platform/lazy-code/loadable.ts'
import { useShop } from '../platform/shop-context.ts'
import { findBlock } from './block-registry.ts'
import { HydrationContext } from './hydration-context.ts'
import { headGround, openingGround } from './opens-page.ts'
import style from './block-view.module.css'

const OWN_WIDTHS: Readonly<Partial<Record<BlockName, ContentWidth>>> = {
  Hero: 'full',
  BlackFridayNavigation: 'full',
  Editorial: 'narrow',
  ExpandableEditorial: 'narrow',
  Faq: 'narrow',
}

/** The editor's choice, or the block's default: full width for pictures, a readable column for text. */
export function widthOf(block: Block): ContentWidth {
  if ('width' in block.props && block.props.width) return block.props.width
  return OWN_WIDTHS[block.componentName] ?? 'normal'
}

const ON_PHONES = `(width <= ${BREAKPOINTS.mobile}px)`
const neverChanges = () => () => undefined

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(ON_PHONES)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * Whether the block is for this device. Others are not in the document, so none of their pictures is loaded,
 * even without scripts. Where the server took a window for another, the sheet hides what is not for it, and the blocks
 * alone are exchanged once the page is taken over.
 */
function useIsForDevice(visibility: DeviceVisibility): boolean {
  const { widthClass } = useShop()
  const isForAll = visibility === 'all'
  const isFor = (isPhone: boolean) => isForAll || isPhone === (visibility === 'mobile')
  return useSyncExternalStore(
    isForAll ? neverChanges : subscribe,
    // Re-rendering a block before its chunk has loaded would blank it: only on a real change.
    () => isFor(window.matchMedia(ON_PHONES).matches),
    () => isFor(widthClass === 'mobile'),
  )
}

function BlockCode({
  code,
  elementId,
  props,
}: {
  code: Loadable<object>
  elementId: string
  props: object
}): ReactNode {
  const waitFor = use(HydrationContext).waitFor(elementId)
  if (waitFor) use(waitFor)
  const View = useLoadable(code, 'block')
  return <View {...props} />
}

/** A newer server may send blocks that this build does not know: left out. */
function UnknownBlock({ name }: { name: string }): ReactNode {
  const { reportError } = useShop()
  const message = `There is no block called "${name}"`
  if (import.meta.env.DEV) throw new Error(message)
  useEffect(() => reportError(new Error(message)), [message, reportError])
  return null
}

export type BlockLead = 'top' | 'crumbs'

interface BlockViewProps {
  readonly block: Block
  readonly lead?: BlockLead | undefined
  readonly columns?: number | undefined
  /** Below the first screen. */
  readonly isLater?: boolean | undefined
}

const isThemed = ({ props }: Block) => 'theme' in props && props.theme !== undefined && props.theme !== 'none'

/** One block with its own chunk, error boundary and hydration. */
export function BlockView({ block, lead, columns, isLater }: BlockViewProps): ReactNode {
  const visibility = block.displayConditions?.deviceVisibility ?? 'all'
  const isForDevice = useIsForDevice(visibility)
  const code = findBlock(block.componentName)
  if (!isForDevice) return null
  if (!code) return <UnknownBlock name={block.componentName} />
  const elementId = `block-${block.id}`
  return (
    <div
      id={elementId}
      className={style.block}
      data-block={block.componentName}
      data-width={widthOf(block)}
      data-visibility={visibility === 'all' ? undefined : visibility}
      data-headed={'heading' in block.props && block.props.heading ? '' : undefined}
      data-head={headGround(block)}
      data-opens={openingGround(block.props)}
      data-lead={lead}
      data-in-column={columns}
      data-themed={isThemed(block) ? '' : undefined}
      data-later={isLater ? '' : undefined}
    >
      <Guard>
        <BlockCode code={code} elementId={elementId} props={block.props} />
      </Guard>
    </div>
  )
}
