import type { ReactNode } from 'react'
import type { MenuCategory } from '@firkant/domain/menu/menu.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { menuLevels } from '../menu-levels.ts'
import { MenuRows } from './menu-rows.tsx'
import style from './panel-menu.module.css'
import { useMenuTexts } from '../menu-texts.ts'

interface CategoryLevelProps {
  readonly category: MenuCategory
  readonly parent: MenuCategory | undefined
  readonly depth: number
  /** It was left, or another lies over it: seen at most sliding, and not to be reached. */
  readonly isAside: boolean
}

export function CategoryLevel({ category, parent, depth, isAside }: CategoryLevelProps): ReactNode {
  const own = useMenuTexts()
  const back = parent ? own.text('menu.back', { name: parent.name }) : own.text('menu.backToTop')
  return (
    <section
      className={style.level}
      data-part="menu-level"
      data-level={depth}
      inert={isAside}
      aria-labelledby={`menu-level-${category.nodeId}`}
    >
      <button type="button" className={style.back} data-part="menu-back" onClick={menuLevels.goBack}>
        <Icon name="left" className={style.backIcon} />
        <span>{back}</span>
      </button>
      <h3
        id={`menu-level-${category.nodeId}`}
        className={style.levelTitle}
        data-part="menu-level-title"
        data-node={category.nodeId}
        tabIndex={-1}
      >
        {category.name}
      </h3>
      <a href={category.url} className={style.showAll} data-part="menu-show-all">
        {category.showAll ?? own.text('menu.showAll', { name: category.name })}
      </a>
      <MenuRows categories={category.subCategories} level={depth} />
    </section>
  )
}
