/** Where a page may say in which charset it is written (HTML standard, prescan). */
const PRESCAN_BYTES = 1024
const CHARSET = /charset\s*=\s*["']?\s*([\w:.-]+)/i

/**
 * The text of an HTML page: by its byte order mark, the charset of its
 * `Content-Type`, or that of its `<meta>`; UTF-8 where none is known.
 */
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
