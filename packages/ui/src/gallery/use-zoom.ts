import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'

/** Must match the style sheet. */
const SCALE = 2.5
/** Per cent of the picture. */
const PAN_STEP = 10
const MIDDLE = 50

const PANS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-PAN_STEP, 0],
  ArrowRight: [PAN_STEP, 0],
  ArrowUp: [0, -PAN_STEP],
  ArrowDown: [0, PAN_STEP],
}

const within = (per: number) => Math.min(100, Math.max(0, per))
const hasMouse = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches
const isPlainClick = (event: MouseEvent) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

/** Zooms the picture under the pointer; by keyboard, Enter zooms and the arrows pan. */
export function useZoom(onTouch: () => void) {
  const frame = useRef<HTMLAnchorElement>(null)
  const place = useRef<readonly [x: number, y: number]>([MIDDLE, MIDDLE])
  const [zoomedWidth, setZoomedWidth] = useState<number>()
  const isZoomed = zoomedWidth !== undefined

  function setZoomed(isWanted: boolean): void {
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {}
    // `object-fit: cover` in a frame that is higher than wide: the picture is as wide as the frame is high.
    setZoomedWidth(isWanted ? Math.round(SCALE * Math.max(clientWidth, clientHeight)) : undefined)
  }

  function lookAt(x: number, y: number): void {
    place.current = [within(x), within(y)]
    frame.current?.style.setProperty('--zoom-x', `${place.current[0]}%`)
    frame.current?.style.setProperty('--zoom-y', `${place.current[1]}%`)
  }

  function follow({ clientX, clientY }: MouseEvent): void {
    const box = frame.current?.getBoundingClientRect()
    if (box) lookAt(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100)
  }

  function onClick(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // A click without a pointer comes from the keyboard.
    if (event.detail === 0) lookAt(MIDDLE, MIDDLE)
    else if (hasMouse()) follow(event)
    else return onTouch()
    setZoomed(!isZoomed)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const pan = PANS[event.key]
    if (event.key === ' ') setZoomed(!isZoomed)
    else if (!isZoomed) return
    else if (event.key === 'Escape') setZoomed(false)
    else if (pan) lookAt(place.current[0] + pan[0], place.current[1] + pan[1])
    else return
    event.preventDefault()
  }

  const end = () => setZoomed(false)
  return {
    frame,
    /** Undefined unless zoomed. */
    zoomedWidth,
    handlers: {
      onClick,
      onKeyDown,
      onPointerMove: (event: PointerEvent) => isZoomed && event.pointerType === 'mouse' && follow(event),
      onPointerLeave: end,
      onBlur: end,
    },
  }
}
