import { expect, it } from 'vitest'
import { filesOfEntry } from './manifest-file.ts'
import { withShortPreloads } from './short-preloads.ts'

it('files that lazy code brings along are named once, and those of every page not at all', () => {
  const manifest = {
    'start/client.tsx': { file: 'a/client.js', css: ['a/core.css'], isEntry: true, imports: ['_runtime.js'] },
    '_runtime.js': { file: 'a/runtime.js' },
    'pages/cart.tsx': { file: 'a/cart.js', css: ['a/cart.css'] },
  }
  const code =
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a/cart.js","a/core.css","a/cart.css","a/runtime.js","a/cart.css"])))=>i.map(i=>d[i]);' +
    'l(()=>import("./cart.js"),__vite__mapDeps([0,1,2,3,4]));l(()=>import("./x.js"),__vite__mapDeps([1]))'
  expect(withShortPreloads(code, filesOfEntry(manifest))).toBe(
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a/cart.js","a/cart.css"])))=>i.map(i=>d[i]);' +
      'l(()=>import("./cart.js"),__vite__mapDeps([0,1]));l(()=>import("./x.js"),__vite__mapDeps([]))',
  )
  expect(withShortPreloads('go()', new Set())).toBe('go()')
})
