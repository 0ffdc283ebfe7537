import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { sendNewsletter } from '../features/soft-login/send-newsletter.ts'
import { DONE, withDatabase, type Command } from './command.ts'

export const newsletterCommand: Command = {
  usage: 'newsletter ISSUE',
  help: 'sends an issue of the newsletter, such as 2026-11, to everybody who confirmed and has not got it',
  async run(context) {
    const { config, args, print, now } = context
    const [issue = ''] = args
    if (!/^[\w-]{1,40}$/.test(issue)) throw new Error('Name the issue, such as 2026-11: nobody gets the same twice.')
    const { publicUrl, secret } = config
    const brand = BRANDS[config.brand]
    const sent = await withDatabase(context, ({ main: db }) =>
      sendNewsletter({ db, brand, publicUrl, secret, now }, issue),
    )
    print(`${sent} mails wait to be sent.\n`)
    return DONE
  },
}
