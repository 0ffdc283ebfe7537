import type { Plugin } from 'vite'

const WHOLE_REACT = "import * as React from 'react';"
const HOOKS = ['useId', 'useLayoutEffect', 'useReducer', 'useState']
const NAMES = [...HOOKS, 'useCallback', 'useEffect', 'useMemo', 'useRef']

/** The code with the parts of React that it uses in place of the whole. */
export function withReactByName(code: string): string {
  if (!code.includes(WHOLE_REACT)) throw new Error(`Downshift has no ${WHOLE_REACT} any more: see react-by-name.ts.`)
  const others = [...code.matchAll(/\bReact\.(\w+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !NAMES.includes(name))
  if (others.length > 0) throw new Error(`Downshift uses React.${others[0]}, too: see react-by-name.ts.`)
  const named = `import { ${HOOKS.join(', ')} } from 'react';const React = { ${NAMES.join(', ')} };`
  return code.replace(WHOLE_REACT, named)
}

/** Downshift imports React as a whole; every chunk would then pass it on as a whole, and the first page grows. */
export function reactByName(): Plugin {
  let isApplied = false
  return {
    name: 'react-by-name',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform(code, id) {
      if (!/\/downshift\/dist\/[^/]+$/.test(id)) return undefined
      isApplied = true
      return { code: withReactByName(code), map: null }
    },
    buildEnd(error) {
      if (!error && !isApplied)
        throw new Error('Downshift is not in the shop any more, or elsewhere: see react-by-name.ts.')
    },
  }
}
