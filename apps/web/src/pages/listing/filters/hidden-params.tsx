import type { ReactNode } from 'react'

/** The rest of the query as hidden fields, so that plain forms lose no choice. */
export function HiddenParams({ address, except }: { address: string; except: (name: string) => boolean }): ReactNode {
  const [, search = ''] = address.split('?')
  return [...new URLSearchParams(search)]
    .filter(([name]) => !except(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
