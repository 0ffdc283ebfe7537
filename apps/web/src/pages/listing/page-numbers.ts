/** So many pages have a link each; of more, the first, the last and those around. */
const MOST_NUMBERS = 7

/** The numbers that have a link; `undefined` stands for those between. */
export function pageNumbers(page: number, last: number): readonly (number | undefined)[] {
  if (last <= MOST_NUMBERS) return Array.from({ length: last }, (_, index) => index + 1)
  const near = [page - 1, page, page + 1].filter((number) => number >= 1 && number <= last)
  const numbers = [...new Set([1, ...near, last])].toSorted((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0
    // A gap of one is no shorter than the number itself.
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [undefined, number] : [number]
  })
}
