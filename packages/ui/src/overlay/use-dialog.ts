import { useLayoutEffect, useRef, type DialogHTMLAttributes, type RefObject, type SyntheticEvent } from 'react'
import { lockScroll } from './lock-scroll.ts'

interface DialogParts {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** Props of the dialog element, whose content must be in one box that fills it. */
  readonly handlers: Pick<DialogHTMLAttributes<HTMLDialogElement>, 'onClose' | 'onPointerDown' | 'onClick'>
}

interface DialogOptions {
  readonly open: boolean
  readonly onClose: () => void
  /** Effect while it is open; returns its cleanup. */
  readonly onOpened?: ((dialog: HTMLDialogElement) => () => void) | undefined
}

/** Opens and closes the native dialog by `open`; the browser moves the focus in and back. */
export function useDialog({ open, onClose, onOpened }: DialogOptions): DialogParts {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    const unlock = lockScroll(document.documentElement)
    const end = onOpened?.(element)
    return () => {
      end?.()
      unlock()
      element.close()
    }
  }, [open, onOpened])
  // A press on the backdrop targets the dialog itself. One that began inside does not close it.
  const isOutside = (event: SyntheticEvent) => event.target === event.currentTarget
  return {
    dialog,
    handlers: {
      // The event comes after the fact: ignored when the owner closed it.
      onClose: (event) => {
        if (open && isOutside(event)) onClose()
      },
      onPointerDown: (event) => {
        isPressedOutside.current = isOutside(event)
      },
      onClick: (event) => {
        if (isPressedOutside.current && isOutside(event)) onClose()
      },
    },
  }
}
