import type { LookDifference } from './compare-looks.ts'

const percent = (share: number) => `${(share * 100).toFixed(share < 0.001 ? 3 : 1)} %`

export function reportLine({ name, kind, pixels, share, taller }: LookDifference): string {
  if (kind !== 'different') return `${kind.padEnd(9)} ${name}`
  const height = taller === 0 ? '' : `, ${Math.abs(taller)} px ${taller > 0 ? 'taller' : 'shorter'}`
  return `different ${name}: ${pixels} pixels (${percent(share)})${height}`
}

/** HTML page with each pair that differs, differences in red. */
export function reportPage(differences: readonly LookDifference[]): string {
  const rows = differences
    .filter(({ kind }) => kind === 'different')
    .map(
      (difference) =>
        `<section><h2>${reportLine(difference)}</h2><div>${['before', 'after', 'difference']
          .map(
            (look) =>
              `<figure><figcaption>${look}</figcaption><img loading="lazy" src="${look}/${difference.name}"></figure>`,
          )
          .join('')}</div></section>`,
    )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Before and after</title><style>
body{font:16px/1.5 system-ui;margin:24px;background:#eee}section{margin-bottom:48px}section>div{display:flex;gap:16px;align-items:start}
figure{margin:0;flex:1;min-width:0}img{width:100%;background:#fff}h2{font-size:18px}</style>
<h1>${rows.length} of ${differences.length} pictures differ</h1>${rows.join('\n')}</html>`
}
