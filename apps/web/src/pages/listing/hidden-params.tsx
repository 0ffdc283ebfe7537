import type { ReactNode } from 'react'

/** What a form sends along besides its own fields, so that without scripts nothing that was chosen is lost. */
export function HiddenParams({ address, except }: { address: string; except: (name: string) => boolean }): ReactNode {
  const [, search = ''] = address.split('?')
  return [...new URLSearchParams(search)]
    .filter(([name]) => !except(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
