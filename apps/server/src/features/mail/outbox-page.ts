import { escapeHtml } from '../../platform/http/escape-html.ts'
import { LOGO_CID } from './mail-html.ts'
import type { ListedMail, OutboxMail } from './outbox-store.ts'

const STYLE = `
body{max-width:960px;margin:32px auto;padding:0 16px;font:16px/1.5 system-ui,sans-serif;color:#1d1d1b;background:#fff}
table{width:100%;border-collapse:collapse}th,td{padding:10px 8px;border-bottom:1px solid #ddd;text-align:left;vertical-align:top}
iframe{width:100%;height:640px;border:1px solid #bbb}pre{padding:16px;background:#f4f4f2;white-space:pre-wrap;overflow-wrap:anywhere}
a{color:#1746c7}dt{font-weight:600}dd{margin:0 0 8px}`

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`
}

function stateOf({ sentAt, jobState, lastError }: ListedMail): string {
  if (sentAt) return `sent ${sentAt.toISOString()}`
  return `${jobState ?? 'lost'}${lastError === null ? '' : `: ${lastError}`}`
}

export function outboxList(mails: readonly ListedMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td>${mail.createdAt.toISOString()}</td><td>${escapeHtml(mail.recipient)}</td><td><a href="/__outbox/${mail.id}">${escapeHtml(mail.subject)}</a></td><td>${escapeHtml(stateOf(mail))}</td></tr>`,
  )
  if (rows.length === 0) return page('Outbox', '<p>No mail yet.</p>')
  return page(
    'Outbox',
    `<table><thead><tr><th>Written</th><th>To</th><th>Subject</th><th>State</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  )
}

/** Makes addresses in plain text clickable. */
function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s&<]+(?:&amp;[^\s&<]+)*/g, (url) => `<a href="${url}">${url}</a>`)
}

export function outboxMail(mail: OutboxMail, logo: Buffer): string {
  // Links open outside the frame, because pages of the shop refuse to be framed.
  const shown = mail.html
    ?.replace('<head>', '<head><base target="_blank">')
    .replaceAll(`cid:${LOGO_CID}`, `data:image/png;base64,${logo.toString('base64')}`)
  const facts = Object.entries({ To: mail.recipient, State: stateOf(mail), ...mail.headers })
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')
  const attached = mail.appendix
    ? `<p><a href="/__outbox/${mail.id}/appendix.pdf">${escapeHtml(mail.appendix.fileName)}</a></p>`
    : ''
  // Sandboxed: no scripts, no forms, no access to the shop's origin, because mails contain texts of others.
  const frame =
    shown === undefined
      ? '<p>A mail server has accepted it; the shop no longer stores its text.</p>'
      : `<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(shown)}"></iframe>`
  return page(
    mail.subject,
    `<p><a href="/__outbox">All mails</a></p><dl>${facts}</dl>${frame}${attached}<h2>Plain text</h2><pre>${withLinks(mail.text ?? '')}</pre>`,
  )
}
