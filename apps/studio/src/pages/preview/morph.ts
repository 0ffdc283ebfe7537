const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE

function takeAttributes(shown: Element, next: Element): void {
  for (const name of shown.getAttributeNames()) if (!next.hasAttribute(name)) shown.removeAttribute(name)
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name) ?? ''
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  }
}

function take(shown: ChildNode, next: ChildNode): void {
  if (shown.isEqualNode(next)) return
  if (isElement(shown) && isElement(next) && shown.tagName === next.tagName && shown.id === next.id) morph(shown, next)
  else shown.replaceWith(next)
}

/** How many at the beginning, or at the end, are the same in both. */
function countSame(shown: readonly ChildNode[], next: readonly ChildNode[]): number {
  const length = Math.min(shown.length, next.length)
  const differing = shown.slice(0, length).findIndex((node, index) => !node.isEqualNode(next[index] ?? null))
  return differing < 0 ? length : differing
}

/**
 * Makes the shown element the same as the next one, and touches only what differs: what stays is not styled, laid out and
 * painted anew, and its pictures stay decoded. The next one is used up.
 */
export function morph(shown: Element, next: Element): void {
  takeAttributes(shown, next)
  const [before, after] = [[...shown.childNodes], [...next.childNodes]]
  const first = countSame(before, after)
  const [restBefore, restAfter] = [before.slice(first), after.slice(first)]
  const last = countSame(restBefore.toReversed(), restAfter.toReversed())
  const [old, made] = [restBefore.slice(0, restBefore.length - last), restAfter.slice(0, restAfter.length - last)]
  if (old.length === made.length) {
    for (const [index, node] of old.entries()) {
      const other = made[index]
      if (other) take(node, other)
    }
    return
  }
  const end = before[before.length - last] ?? null
  for (const node of old) node.remove()
  for (const node of made) shown.insertBefore(node, end)
}
