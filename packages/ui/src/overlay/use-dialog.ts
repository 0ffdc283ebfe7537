import { useLayoutEffect, useRef, type DialogHTMLAttributes, type RefObject, type SyntheticEvent } from 'react'
import { lockScroll } from './lock-scroll.ts'

interface DialogParts {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** For the dialog element itself: whatever it holds stands in one box that fills it. */
  readonly handlers: Pick<DialogHTMLAttributes<HTMLDialogElement>, 'onClose' | 'onPointerDown' | 'onClick'>
}

interface DialogOptions {
  readonly open: boolean
  readonly onClose: () => void
  /** Runs while it is open; what it gives back ends that. */
  readonly onOpened?: ((dialog: HTMLDialogElement) => () => void) | undefined
}

/** Opens and closes the native dialog as `open` says; focus goes in, and back to where it was. */
export function useDialog({ open, onClose, onOpened }: DialogOptions): DialogParts {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    if (element.matches(':popover-open')) element.hidePopover()
    element.showModal()
    const unlock = lockScroll(document.documentElement)
    const end = onOpened?.(element)
    return () => {
      end?.()
      unlock()
      element.close()
    }
  }, [open, onOpened])
  // The backdrop belongs to the dialog, all else stands in its box. A press that began inside does not close.
  const isOutside = (event: SyntheticEvent) => event.target === event.currentTarget
  return {
    dialog,
    handlers: {
      // Told by the browser after the fact: what its owner has closed needs no second closing.
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
