import type { ItemKind } from '#app/dreams/dream_options'
import type { NewContent } from '#app/dreams/ui/dream_api'

const MAX_WISH_CHARACTERS = 120

/**
 * What pasted or written text becomes: a listing or a design of this site, a link, a wish, or a
 * note where it is longer. Null for nothing.
 * @param origin of this site
 */
export function itemIn(
  text: string,
  origin: string
): { kind: ItemKind; content: NewContent } | null {
  const words = text.trim()
  if (!words) return null
  const url = /^https?:\/\/\S+$/i.test(words) && URL.canParse(words) ? new URL(words) : null
  if (url?.origin === origin) {
    const slug = /^\/properties\/([^/]+)(?:\/edit)?\/?$/.exec(url.pathname)?.[1]
    if (slug) return { kind: 'property', content: { property_slug: decodeURIComponent(slug) } }
    const token = /^\/shared\/([^/]+)\/?$/.exec(url.pathname)?.[1]
    if (token) return { kind: 'design', content: { design_token: token } }
    const id = /^\/designs\/(\d+)\//.exec(url.pathname)?.[1]
    if (id) return { kind: 'design', content: { design_id: Number(id) } }
  }
  if (url) return { kind: 'note', content: { url: url.href } }
  const isWish = words.length <= MAX_WISH_CHARACTERS && !words.includes('\n')
  return { kind: isWish ? 'wish' : 'note', content: { text: words } }
}

/**
 * The link that was dragged from another window, or the words; empty for neither.
 * @param read the data of a MIME type, empty if there is none
 */
export function droppedText(read: (type: string) => string): string {
  // a list of links may have comments, which begin with #
  const [link] = read('text/uri-list')
    .split(/\r?\n/)
    .filter((line) => line.trim() && !line.startsWith('#'))
  return (link ?? read('text/plain')).trim()
}
