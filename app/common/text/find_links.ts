import { linkifyit } from 'linkify-it'
import { FOLDING } from '#app/common/text/fold_text'
import { isHonestHost } from '#app/common/text/honest_host'

interface FoundLink {
  /** where it stands in the text, in code units */
  start: number
  end: number
  href: string
  /** as it may be shown: it leads where it seems to */
  label: string
}

const WWW_HOST = /^[^\s/?#<>"'|()]+\.[^\s/?#<>"'|().]{2,}/u
const linkify = linkifyit().add('www.', {
  validate(text, at) {
    const host = WWW_HOST.exec(text.slice(at))?.[0]
    if (!host || !URL.canParse(`http://www.${host}`)) return 0
    const rest = /^(?::\d{1,5})?/.exec(text.slice(at + host.length))![0].length
    return (
      linkify.testSchemaAt(`http://www.${text.slice(at)}`, 'http:', 5) - 6 || host.length + rest
    )
  },
  normalize(match) {
    match.url = `http://${match.url}`
  },
})

/** A script without spaces goes on to a link. */
const GLUED = new RegExp(`[${FOLDING.unspaced}](?=https?://|www\\.)`, 'giu')
/** What would lead somewhere else: a password before the host, or a host that goes on. */
const CUT_OFF = /^(:[^\s/@]*@|\.+[\p{L}\p{N}]|[。．]+[a-z0-9])/iu
const BARE_HOST = /^https?:\/\/[^/?#]*$/i
/** Around a link, marks of emphasis aren't a part of it. */
const EMPHASIS = /[*~`]+$/
const MAX_HOST_CHARACTERS = 300

export function findLinks(text: string): FoundLink[] {
  const apart = text.replace(GLUED, (letter) => ' '.repeat(letter.length))
  return (linkify.match(apart) ?? [])
    .filter(({ url }) => /^(https?|mailto):/i.test(url))
    .filter(({ text: written, lastIndex }) => {
      const rest = text.slice(lastIndex, lastIndex + MAX_HOST_CHARACTERS)
      return !(BARE_HOST.test(written) && CUT_OFF.test(rest))
    })
    .map(({ index, lastIndex, url, text: written }) => {
      const mark = EMPHASIS.exec(text.slice(Math.max(0, index - 3), index))?.[0] ?? ''
      const cut = mark && written.endsWith(mark) ? mark.length : 0
      const shown = written.slice(0, written.length - cut)
      const href = url.slice(0, url.length - cut)
      return { start: index, end: lastIndex - cut, href, label: honestLabel(shown, href) }
    })
}

const AUTHORITY = /^((?:https?:)?\/\/)?([^/?#]*)/i
const HIDDEN = /[\p{C}\p{Z}\u034f\u115f\u1160\u2800\u3164\uffa0]/gu

/** An address with look-alike hosts as `xn--…` and what nobody sees escaped. */
function honestLabel(written: string, url: string): string {
  const [whole, scheme = '', authority] = AUTHORITY.exec(written)!
  const at = authority.lastIndexOf('@') + 1
  const [, host, port] = /^(.*?)(:\d+)?$/.exec(authority.slice(at))!
  const shown = isHonestHost(host) ? host : asciiHost(host, url)
  const label = scheme + authority.slice(0, at) + shown + (port ?? '') + written.slice(whole.length)
  return label.replace(HIDDEN, encodeURIComponent)
}

function asciiHost(host: string, url: string): string {
  const address = `http://${host}`
  return URL.canParse(address) ? new URL(address).hostname : new URL(url).hostname
}
