/**
 * Top-level domains that mail programs turn into links. Not `th` and `tv`: `2. tv` and `st.th` are parts of Danish
 * addresses. Initials, as in `H.C.Andersens Vej`, do not end in one of these.
 */
const ENDS = new Set(
  `com net org info biz app dev shop store online site website web top xyz club vip live link click win loan work works
   page pages blog cloud tech space fun icu buzz life shop email agency digital media one pro mobi asia bio zip mov
   news today group team support help center services solutions company host press red ink bet casino cash money
   dk no se fi is de uk ie nl be fr es pt it at ch pl cz eu us ca mx br ru su ua cn jp kr in hk tw au nz
   tk ml ga cf gq pw ws to ly me co io ai cc gl gg im sh bz fm la`.split(/\s+/),
)
const BETWEEN_WORDS = /[\s,;()<>[\]{}"'|]+/
const MAX_LABEL = 63

function isWebAddress(word: string): boolean {
  if (word.includes('://') || word.startsWith('www.')) return true
  const host = word.slice(word.lastIndexOf('@') + 1).split(/[/?#:]/, 1)[0] ?? ''
  const labels = host.split('.').filter((label) => label !== '')
  const end = labels.at(-1) ?? ''
  return labels.length > 1 && ENDS.has(end) && labels.every((label) => label.length <= MAX_LABEL)
}

/** Whether a typed text contains something that a mail program would show as a link. */
export function namesWebAddress(text: string): boolean {
  return text.normalize('NFKC').toLowerCase().split(BETWEEN_WORDS).some(isWebAddress)
}
