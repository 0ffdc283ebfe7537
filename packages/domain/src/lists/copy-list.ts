import { itemCode, type ListItem } from './wishlist.ts'

interface KeptItems<Item> {
  readonly added: readonly Item[]
  /** On the list already, where they stay as they are. */
  readonly present: number
  /** There is no room for them. */
  readonly full: readonly Item[]
}

/** What of a shared list comes onto one that has these codes, and room for so many more. */
export function copyItems<Item extends ListItem>(
  items: readonly Item[],
  { codes, room }: { readonly codes: ReadonlySet<string>; readonly room: number },
): KeptItems<Item> {
  const others = items.filter((item) => !codes.has(itemCode(item)))
  const most = Math.max(0, room)
  return { added: others.slice(0, most), present: items.length - others.length, full: others.slice(most) }
}
