import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * What lazy code brings along is asked for beside it, and its style sheets are there before it is drawn. The bundler's
 * own code for that is in every page; this has a third of its size: it is for browsers that know `modulepreload`, for
 * a shop at the root of its host, and for documents without a nonce on links. A sheet that failed is asked for again.
 */
export const PRELOAD_CODE = `
const begun = {}
const bring = (file) => begun[file] ??= new Promise((resolve, reject) => {
  const isSheet = file.endsWith('.css')
  const rel = isSheet ? 'stylesheet' : 'modulepreload'
  const href = '/' + file
  if (document.querySelector('link[href="' + href + '"]' + (isSheet ? '[rel=stylesheet]' : ''))) return resolve()
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
  document.head.append(link)
  if (!isSheet) return resolve()
  link.onload = resolve
  link.onerror = () => {
    link.remove()
    begun[file] = undefined
    reject(Error('No style sheet ' + href))
  }
})
const fail = (payload) => {
  if (dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))) throw payload
}
export const __vitePreload = (load, files = []) => Promise.all(files.map(bring)).then(load).catch(fail)
`

export function leanPreloads(): Plugin {
  let isApplied = false
  return {
    name: 'lean-preloads',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /preload-helper\.js$/ },
      handler(id) {
        if (id !== HELPER) return undefined
        isApplied = true
        return { code: PRELOAD_CODE, map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isApplied)
        throw new Error(`The bundler asks for no ${HELPER.slice(1)} any more: see lean-preloads.ts.`)
    },
  }
}
