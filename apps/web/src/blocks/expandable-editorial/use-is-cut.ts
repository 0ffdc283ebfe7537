import { useEffect, useState, type RefObject } from 'react'

/** Whether there is more in the element than is seen of it. Asked again whenever it becomes wider or narrower. */
export function useIsCut(element: RefObject<HTMLElement | null>, { enabled }: { enabled: boolean }): boolean {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!enabled || !box) return
    const observer = new ResizeObserver(() => setCut(box.scrollHeight > box.clientHeight + 1))
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, enabled])
  return isCut
}
