import { scriptJson } from './script-json.ts'
import { IS_SLOW_LINE } from './slow-line.ts'

/**
 * On a quick line the fonts come before the first paint, so that no letter changes its shape. On a slow one the style
 * sheets and the first picture have the line to themselves, and the stand-in fonts are shown until theirs come.
 */
const SCRIPT = `(fonts)=>{
const line=navigator.connection
if(line&&${IS_SLOW_LINE})return
for(const href of fonts)document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))
}`

export function fontPreload(fonts: readonly string[], nonce: string): string {
  return `<script nonce="${nonce}">(${SCRIPT})(${scriptJson(fonts)})</script>`
}
