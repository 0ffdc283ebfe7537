import { PREVIEW_LIFE_MS, PREVIEW_PARAM, previewToken } from '../render/preview/preview-link.ts'
import { DONE, type Command } from './command.ts'

export const previewLinkCommand: Command = {
  usage: 'preview-link PATH',
  help: 'prints the address at which an editor sees a page before it is published, and until when',
  async run({ config, args: [path], print, now }) {
    if (!path?.startsWith('/')) throw new Error('Give the path of the page, such as /om-os.')
    const until = new Date(now.getTime() + PREVIEW_LIFE_MS)
    const token = previewToken(config.secret, { brand: config.brand, path }, until)
    print(`${config.publicUrl}${path}?${PREVIEW_PARAM}=${token}\nGood until ${until.toISOString()}.\n`)
    return DONE
  },
}
