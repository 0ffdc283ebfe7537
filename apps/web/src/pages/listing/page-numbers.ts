/** Up to this many pages have a link each; of more, the first, the last and those around the current one. */
const MOST_NUMBERS = 7

/** Linked page numbers; `undefined` stands for a gap. */
export function pageNumbers(page: number, last: number): readonly (number | undefined)[] {
  if (last <= MOST_NUMBERS) return Array.from({ length: last }, (_, index) => index + 1)
  const near = [page - 1, page, page + 1].filter((number) => number >= 1 && number <= last)
  const numbers = [...new Set([1, ...near, last])].toSorted((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0
    // A gap of one would be no shorter than the number.
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [undefined, number] : [number]
  })
}
