/** The keys that an object of a JSON text has twice, which `JSON.parse` passes over. */
export function doubleKeys(json: string): readonly string[] {
  const open: (Set<string> | undefined)[] = []
  const double: string[] = []
  // Strings, and what opens and closes; a string before a colon is a key.
  for (const [token, text, colon] of json.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[[\]{}]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (text !== undefined && colon !== undefined) {
      const keys = open.at(-1)
      if (keys?.has(text)) double.push(text)
      keys?.add(text)
    }
  }
  return double
}
