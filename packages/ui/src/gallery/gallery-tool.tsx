import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import style from './gallery-tool.module.css'

interface GalleryToolProps extends Pick<ComponentProps<'button'>, 'onClick' | 'onPointerEnter' | 'onFocus'> {
  /** The name a brand's style sheet knows it by. */
  readonly tool: string
  readonly icon: ComponentProps<typeof Icon>['name']
  readonly label: string
  /** Appears beside the button, for as long as there is something to say. */
  readonly children?: ReactNode
}

/** A round button over the pictures. It does nothing without scripts, and is not shown then. */
export function GalleryTool({ tool, icon, label, children, ...handlers }: GalleryToolProps): ReactNode {
  return (
    <button
      type="button"
      className={style.tool}
      data-part="gallery-tool"
      data-tool={tool}
      aria-label={label}
      {...handlers}
    >
      <Icon name={icon} className={style.icon} />
      {children}
    </button>
  )
}
