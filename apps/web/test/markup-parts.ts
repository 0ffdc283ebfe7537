/** The plain texts of all elements with that `data-part`, in order. Elements of the same name must not be nested. */
export const textsOf = (html: string, part: string): string[] =>
  [...html.matchAll(new RegExp(`<(\\w+)[^>]*data-part="${part}"[^>]*>(.*?)</\\1>`, 'gs'))].map(([, , inner = '']) =>
    inner
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )

/** The opening tags of all elements with that `data-part`. */
export const tagsOf = (html: string, part: string): string[] =>
  [...html.matchAll(new RegExp(`<\\w+[^>]*data-part="${part}"[^>]*>`, 'gs'))].map(([tag]) => tag)
