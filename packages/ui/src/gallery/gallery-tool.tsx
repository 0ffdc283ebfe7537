import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import style from './gallery-tool.module.css'

interface GalleryToolProps extends Pick<ComponentProps<'button'>, 'onClick' | 'onPointerEnter' | 'onFocus'> {
  /** Name for the brand's style sheet. */
  readonly tool: string
  readonly icon: ComponentProps<typeof Icon>['name']
  readonly label: string
  /** Message beside the button. */
  readonly children?: ReactNode
}

/** Round button over the pictures; hidden without scripts. */
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
