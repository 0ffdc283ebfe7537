import { DEVICE_WIDTH_COOKIE, DEVICE_WIDTH_MAX_AGE_S } from '@firkant/domain/device/width-class.ts'

const RESIZE_PAUSE_MS = 200

/** The server renders the next document for this width. */
export function setDeviceWidthCookie(win: Window): void {
  const write = () => {
    const secure = win.location.protocol === 'https:' ? '; Secure' : ''
    win.document.cookie = `${DEVICE_WIDTH_COOKIE}=${win.innerWidth}; Path=/; Max-Age=${DEVICE_WIDTH_MAX_AGE_S}; SameSite=Lax${secure}`
  }
  let timer: ReturnType<typeof setTimeout>
  write()
  win.addEventListener('resize', () => {
    clearTimeout(timer)
    timer = setTimeout(write, RESIZE_PAUSE_MS)
  })
}
