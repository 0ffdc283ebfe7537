/** What is nearly gone is said beside the day. */
export const withArrival = (
  words: string,
  { short, dot }: { readonly short: string; readonly dot: string | undefined },
) => (dot === 'yellow' ? `${words} · ${short}` : short)
