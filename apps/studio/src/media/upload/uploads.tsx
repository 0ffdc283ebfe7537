import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react'
import { Link } from 'react-aria-components'
import { CallError } from '../../platform/call-server.ts'
import { isSessionEnd, useStudio } from '../../platform/studio-context.tsx'
import { failureName } from '../../texts/names.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { MEDIA_ERROR_NAMES } from '../media-names.ts'
import { picturePath } from '../picture-image.tsx'
import { uploadQueue, type Upload } from './upload-queue.ts'

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

function useUploads(): readonly Upload[] {
  return useSyncExternalStore(uploadQueue.subscribe, uploadQueue.uploads)
}

/** Pictures that are pasted anywhere on the page; text goes where it was meant to. */
function usePaste(add: (files: readonly File[]) => void): void {
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) latest.current(files)
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [])
}

/** Files that are dragged onto it. Nothing else is made of it: whoever has no mouse has the button. */
function useDrop(place: RefObject<HTMLElement | null>, add: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const onDrag = (event: DragEvent) => {
      event.preventDefault()
      setOver(event.type === 'dragover')
      if (event.type === 'drop') latest.current([...(event.dataTransfer?.files ?? [])])
    }
    const names = ['dragover', 'dragleave', 'drop'] as const
    for (const name of names) element.addEventListener(name, onDrag)
    return () => {
      for (const name of names) element.removeEventListener(name, onDrag)
    }
  }, [place])
  return isOver
}

function UploadRow({ upload, hasLink }: { readonly upload: Upload; readonly hasLink: boolean }): ReactNode {
  const { text, number } = useTexts()
  const { id, name, state, share, error, failure, picture } = upload
  const problem = error ? text(MEDIA_ERROR_NAMES[error]) : failure && text(failureName(failure))
  const isSent = share >= 1
  return (
    <li data-state={state}>
      <span className="upload-name">{name}</span>
      {state === 'waits' && <span className="quiet">{text('uploadWaits')}</span>}
      {state === 'sending' && (
        <>
          <progress aria-label={name} value={share} max={1} />
          <span className="quiet">{isSent ? text('uploadWorking') : `${number(Math.round(share * 100))} %`}</span>
        </>
      )}
      {state === 'done' && <span className="quiet">{text('uploadDone')}</span>}
      {problem && <span className="problem">{problem}</span>}
      {hasLink && picture !== undefined && <Link href={picturePath(picture)}>{text('uploadShow')}</Link>}
      {failure && (
        <button type="button" className="link" onClick={() => uploadQueue.retry(id)}>
          {text('uploadAgain')}
        </button>
      )}
    </li>
  )
}

function UploadList({ onDone, isInDialog }: Omit<UploadsProps, 'folder'>): ReactNode {
  const { text, number } = useTexts()
  const { sessionEnded } = useStudio()
  const uploads = useUploads()
  const done = uploads.filter(({ state }) => state === 'done').length
  const isUnderWay = uploads.some(({ state }) => state === 'waits' || state === 'sending')
  const hasEnded = uploads.some(({ failure }) => failure !== undefined && isSessionEnd(new CallError(failure)))
  const before = useRef(done)
  useEffect(() => {
    if (done > before.current) onDone()
    before.current = done
  }, [done, onDone])
  useEffect(() => {
    if (hasEnded) sessionEnded()
  }, [hasEnded, sessionEnded])
  if (uploads.length === 0) return null
  return (
    <section className="card uploads" aria-label={text('uploads')}>
      <p role="status">{text('uploadsDone', { done: number(done), count: number(uploads.length) })}</p>
      <ul className="list">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} hasLink={!isInDialog} />
        ))}
      </ul>
      {!isUnderWay && (
        <button type="button" className="button" onClick={uploadQueue.clear}>
          {text('uploadClear')}
        </button>
      )}
    </section>
  )
}

interface UploadsProps {
  readonly folder: string
  /** Something came into the library. */
  readonly onDone: () => void
  /** From there nobody is led away. */
  readonly isInDialog?: boolean
}

/** By button, by drag, by paste; what is under way is listed below. */
export function Uploads({ folder, onDone, isInDialog = false }: UploadsProps): ReactNode {
  const { text } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLElement>(null)
  const add = (files: readonly File[]) => uploadQueue.add(files, folder)
  usePaste(add)
  const isOver = useDrop(place, add)
  return (
    <>
      <section ref={place} className="drop" data-over={isOver} aria-label={text('upload')}>
        <button type="button" className="button" data-tone="main" onClick={() => input.current?.click()}>
          {text('upload')}
        </button>
        <p className="help">
          {text('uploadDrop')} {folder !== '' && text('uploadInto', { folder })}
        </p>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          multiple
          hidden
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </section>
      <UploadList onDone={onDone} isInDialog={isInDialog} />
    </>
  )
}
