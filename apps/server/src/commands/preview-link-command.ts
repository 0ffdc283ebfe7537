import { PREVIEW_PARAM, previewToken } from '../render/preview-link.ts'
import { DONE, type Command } from './command.ts'

export const previewLinkCommand: Command = {
  usage: 'preview-link PATH',
  help: 'prints the address at which an editor sees a page before it is published',
  async run({ config, args: [path], print }) {
    if (!path?.startsWith('/')) throw new Error('Give the path of the page, such as /om-os.')
    const token = previewToken(config.secret, { brand: config.brand, path })
    print(`${config.publicUrl}${path}?${PREVIEW_PARAM}=${token}\n`)
    return DONE
  },
}
