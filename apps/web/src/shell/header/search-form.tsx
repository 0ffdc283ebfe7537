import { use, useEffect, useRef, useState, type ReactNode } from 'react'
import { storefront } from '#brand'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import type { FieldProps, HeaderSearchProps } from '../../features/search/header-search-props.ts'
import { Guard } from '../../platform/guard.tsx'
import { loadable, useLoadable } from '../../platform/lazy-code/loadable.ts'
import { PageAddressContext } from '../../platform/navigation/addresses/page-address.ts'
import { useShop } from '../../platform/shop-context.ts'
import header from './header.module.css'
import { PanelLink } from '../../platform/panels/panel-link.tsx'
import style from './search-form.module.css'
import tool from './tool.module.css'
import { useFrame } from '../../platform/use-frame.ts'

const searchCode = loadable<HeaderSearchProps>(() =>
  import('../../features/search/quick-search-views.tsx').then((module) => module.HeaderSearch),
)

function LoadedSearch(props: HeaderSearchProps): ReactNode {
  const View = useLoadable(searchCode)
  return <View {...props} />
}

/** A plain form that works without scripts. Suggestions are loaded on focus or hover. */
function FieldForm({ searchPageUrl }: { searchPageUrl: string }): ReactNode {
  const { texts } = useShop()
  const input = useRef<HTMLInputElement>(null)
  const isPressed = useRef(false)
  const [isWanted, setWanted] = useState(false)
  const [field, setField] = useState<FieldProps>()
  // Initial value only; later the text is the visitor's.
  const [[path, query]] = useState(use(PageAddressContext).split('?'))
  const want = () => setWanted(true)
  useEffect(() => {
    // Focused before hydration.
    if (document.activeElement === input.current) setWanted(true)
  }, [])
  return (
    <form action={searchPageUrl} method="get" className={style.form}>
      <Icon name="search" className={style.icon} />
      <input
        ref={input}
        className={style.input}
        type="search"
        name="q"
        required
        minLength={2}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={texts.text('shell.search')}
        placeholder={texts.text('shell.searchPlaceholder')}
        defaultValue={path === searchPageUrl ? (new URLSearchParams(query).get('q') ?? '') : ''}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => {
          isPressed.current = true
          want()
        }}
        data-kept=""
        {...field}
      />
      {isWanted && (
        <Guard>
          <LoadedSearch input={input} isPressed={isPressed} onField={setField} />
        </Guard>
      )}
      <button type="submit" className={style.go} data-part="search-go" aria-label={texts.text('shell.search')}>
        <Icon name="search" className={style.goIcon} />
      </button>
    </form>
  )
}

export function SearchForm(): ReactNode {
  const { texts } = useShop()
  const searchPageUrl = useFrame().pages?.searchPageUrl ?? '#'
  if (storefront.layout.header === 'logo-centred') {
    return (
      <PanelLink
        panel="search"
        href={searchPageUrl}
        className={tool.tool}
        part="tool"
        tool="search"
        label={texts.text('shell.search')}
      >
        <Icon name="search" className={tool.icon} />
      </PanelLink>
    )
  }
  return (
    <search className={header.search} data-part="search">
      <FieldForm searchPageUrl={searchPageUrl} />
    </search>
  )
}
