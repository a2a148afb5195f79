const INFO = /^drawing (?<name>[a-z-]+)$/

/**
 * The figure for a fenced block ` ```drawing name `, whose first line describes the drawing to those
 * who can't see it; the rest is its caption.
 */
export function renderDrawing(
  info: string,
  content: string,
  drawings: ReadonlyMap<string, string>
): string {
  const svg = drawings.get(INFO.exec(info.trim())?.groups?.name ?? '')
  if (!svg) throw new Error(`There is no ${info}`)
  const [description, ...caption] = content.trim().split('\n')
  const label = escape(description)
  return `<figure><div role="img" aria-label="${label}">${svg}</div><figcaption>${escape(caption.join(' '))}</figcaption></figure>\n`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
