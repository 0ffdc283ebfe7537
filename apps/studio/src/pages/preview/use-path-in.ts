import { useEffect, useState } from 'react'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import { callServer } from '../../platform/call-server.ts'

interface Asked {
  readonly language: string
  /** Undefined: no page of its own. */
  readonly key: string | undefined
  readonly own: string
  readonly path: string
  readonly setId: string
}

/** Where the same page is in another language; the start page where it is not. */
export function usePathIn({ language, key, own, path, setId }: Asked): string {
  const [there, setThere] = useState({ language: own, path })
  const isOwn = language === own || key === undefined
  useEffect(() => {
    if (isOwn) return undefined
    let isCurrent = true
    const query = { document: `page/${language}/${key}`, ...(setId !== '' && { set: setId }) }
    callServer('GET /api/studio/document', { query }).then(
      ({ value }) =>
        isCurrent && setThere({ language, path: isFields(value) && typeof value.path === 'string' ? value.path : '/' }),
      () => isCurrent && setThere({ language, path: '/' }),
    )
    return () => {
      isCurrent = false
    }
  }, [isOwn, language, key, setId])
  if (isOwn) return path
  return there.language === language ? there.path : '/'
}
