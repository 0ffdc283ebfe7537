import { transform, type Selector, type SelectorComponent } from 'lightningcss'
import type { Plugin } from 'vite'

const isList = (part: SelectorComponent): part is Extract<SelectorComponent, { kind: 'is' }> =>
  part.type === 'pseudo-class' && part.kind === 'is'

type Specificity = readonly [ids: number, classes: number, types: number]

/** Undefined for what is too intricate to tell. */
function specificityOf(selector: Selector): Specificity | undefined {
  let [ids, classes, types] = [0, 0, 0]
  for (const part of selector) {
    if (part.type === 'id') ids += 1
    else if (part.type === 'class' || part.type === 'attribute') classes += 1
    else if (part.type === 'type' || part.type === 'pseudo-element') types += 1
    else if (part.type === 'pseudo-class') {
      if ('selectors' in part) return undefined
      classes += 1
    } else if (part.type !== 'combinator' && part.type !== 'universal') return undefined
  }
  return [ids, classes, types]
}

/** `:is(.a,.b):hover` as `.a:hover` and `.b:hover`, where all of the list weigh the same. */
export function withoutList(selector: Selector): Selector[] | undefined {
  const place = selector.findLastIndex(isList)
  const list = selector[place]
  if (!list || !isList(list) || selector.slice(place).some((part) => part.type === 'combinator')) return undefined
  const weights = list.selectors.map((inner) => specificityOf(inner)?.join())
  if (weights.includes(undefined) || new Set(weights).size !== 1) return undefined
  const isAlone = place === 0 || selector[place - 1]?.type === 'combinator'
  const isSimple = (inner: Selector) => inner.every(({ type }) => type !== 'combinator')
  // A tag must come first, and what has a combinator must stand for the whole selector.
  if (!isAlone || !list.selectors.every((inner) => place === 0 || isSimple(inner))) return undefined
  return list.selectors.map((inner) => [...selector.slice(0, place), ...inner, ...selector.slice(place + 1)])
}

/**
 * Browsers look rules up by class or tag of the last part; one that ends in `:is()`, which nesting leaves behind, is
 * tried on every element.
 */
export function plainSelectors(): Plugin {
  return {
    name: 'plain-selectors',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const { code } = transform({
          filename: file.fileName,
          code: Buffer.from(file.source),
          minify: true,
          visitor: { Selector: (selector) => withoutList(selector) },
        })
        file.source = Buffer.from(code)
      }
    },
  }
}
