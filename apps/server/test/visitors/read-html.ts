import { Window } from 'happy-dom'

/** A document or mail as a program reads it that shows it. */
export function readHtml(html: string) {
  const { document } = new Window()
  document.body.innerHTML = html
  return document.body
}

/** Its text as it is read: every white space is one blank. */
export const textOf = (element: { readonly textContent: string | null } | null): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
