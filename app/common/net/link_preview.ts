import { Parser } from 'htmlparser2'
import { FetchError } from './fetch_error.js'
import { guardedFetch } from './guarded_fetch.js'

/** Where a page may declare its charset (HTML standard, prescan). */
const PRESCAN_BYTES = 1024
const CHARSET = /charset\s*=\s*["']?\s*([\w:.-]+)/i

/** Decodes HTML by byte order mark, `Content-Type` charset or `<meta>`; else as UTF-8. */
export function pageText(body: Buffer, contentType = ''): string {
  const head = body.subarray(0, PRESCAN_BYTES).toString('latin1')
  const label = markOf(body) ?? CHARSET.exec(contentType)?.[1] ?? CHARSET.exec(head)?.[1]
  return decoder(label).decode(body)
}

function markOf(body: Buffer): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8'
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be'
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le'
  return undefined
}

function decoder(label = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}

/** A page's metadata as plain text, as stored and sent. */
export interface LinkPreview {
  title: string
  description: string | null
  /** the site's own name, or its host */
  site_name: string
}

/** In characters; longer texts end in an ellipsis. */
const MAX_CHARACTERS = { title: 200, description: 400, site_name: 80 }

/** Parsing stops at this nesting depth, because its cost grows with the square. */
const MAX_DEPTH = 500

export interface LinkedPage {
  preview: LinkPreview
  /** URL of the picture that stands for the page, not fetched yet */
  picture: string | null
}

const FETCH = {
  contentTypes: ['text/html', 'application/xhtml+xml'],
  maxBytes: 512 * 1024,
  overflow: 'cut',
  timeoutMs: 5000,
} as const

/**
 * Fetches the metadata of a page, from its first 512 KB and within 5 s. Null if there is nothing to
 * show: not a page, no title, a refused address, no answer.
 */
export async function fetchLinkPreview(address: string): Promise<LinkPreview | null> {
  return (await fetchLinkedPage(address))?.preview ?? null
}

/** Like `fetchLinkPreview`, with the URL of the page's picture. */
export async function fetchLinkedPage(address: string): Promise<LinkedPage | null> {
  try {
    const { url, status, headers, body } = await guardedFetch(address, FETCH)
    if (status !== 200) return null
    return parseLinkedPage(pageText(body, headers['content-type']), url)
  } catch (error) {
    if (error instanceof FetchError) return null
    throw error
  }
}

/**
 * Reads a page's OpenGraph, Twitter and plain titles, in that order; null if there are none.
 * @param hostname of the page, the fallback for the site's name
 */
export function parseLinkPreview(html: string, hostname: string): LinkPreview | null {
  return previewIn(readHead(html), hostname)
}

/** @param url of the page, which a relative picture starts from */
export function parseLinkedPage(html: string, url: URL): LinkedPage | null {
  const said = readHead(html)
  const preview = previewIn(said, url.hostname)
  if (!preview) return null
  const named = PICTURES.map((name) => said.get(name)).find(Boolean)
  return { preview, picture: (named && URL.parse(named, url)?.href) || null }
}

const PICTURES = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image']

function previewIn(said: Map<string, string>, hostname: string): LinkPreview | null {
  const first = (...names: string[]) => names.map((name) => said.get(name)).find(Boolean) ?? ''
  const title = shortened(first('og:title', 'twitter:title', 'title'), MAX_CHARACTERS.title)
  if (!title) return null
  const description = first('og:description', 'twitter:description', 'description')
  const siteName = first('og:site_name', 'application-name') || hostname.replace(/^www\./, '')
  return {
    title,
    description: shortened(description, MAX_CHARACTERS.description) || null,
    site_name: shortened(siteName, MAX_CHARACTERS.site_name),
  }
}

/** Contents of the first `<meta>` of each name, and of the first `<title>` outside SVGs. */
function readHead(html: string): Map<string, string> {
  const said = new Map<string, string>()
  const keep = (name: string, content = '') => {
    const text = plain(content)
    if (text && !said.has(name)) said.set(name, text)
  }
  let depth = 0
  let drawings = 0
  let title: string | null = null
  const parser = new Parser({
    onopentag(name, { property, name: named, content }) {
      if (++depth > MAX_DEPTH) parser.pause()
      if (name === 'svg') drawings++
      if (name === 'title' && !drawings) title = ''
      if (name === 'meta') keep((property ?? named ?? '').trim().toLowerCase(), content)
    },
    ontext(text) {
      if (title !== null) title += text
    },
    onclosetag(name) {
      depth--
      if (name === 'svg') drawings--
      if (name !== 'title' || title === null) return
      keep('title', title)
      title = null
    },
  })
  parser.end(html)
  return said
}

/** One line, without invisible or text-direction characters. */
function plain(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .trim()
}

/** Never splits a grapheme. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text
  const whole = Array.from(new Intl.Segmenter().segment(text.slice(0, 4 * longest)))
  if (whole.length <= longest && text.length <= 4 * longest) return text
  const kept = whole.slice(0, longest - 1).map(({ segment }) => segment)
  return `${kept.join('').trimEnd()}…`
}
