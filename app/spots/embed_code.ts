export const EMBED_WIDTH = 360
export const EMBED_HEIGHT = 640

const SIZE = { width: EMBED_WIDTH, height: EMBED_HEIGHT }

/** HTML that shows a spot on another site. @param origin of this one */
export function spotEmbedCode(
  origin: string,
  slug: string,
  title: string,
  { width, height } = SIZE
): string {
  const safe = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<iframe src="${origin}/spots/${slug}/embed" width="${width}" height="${height}" title="${safe}" style="border:0" loading="lazy" allowfullscreen></iframe>`
}
