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
