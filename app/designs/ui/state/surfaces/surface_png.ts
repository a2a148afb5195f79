/** Small pictures as pixels: one byte a pixel where they are gray, three where not. */
export interface Pixels {
  width: number
  height: number
  channels: 1 | 3
  data: Uint8Array
}

/**
 * Reads a gray or RGB PNG of eight bits a channel, byte by byte. A canvas would
 * not do: some browsers alter its pixels a little against fingerprinting, and
 * here each byte names a surface.
 *
 * @throws Error where it is no such PNG
 */
export async function decodePng(file: Uint8Array): Promise<Pixels> {
  const { decode } = await import('fast-png')
  const { width, height, depth, channels, palette, data } = decode(file)
  const isPlain = depth === 8 && !palette && data instanceof Uint8Array
  if (!isPlain || (channels !== 1 && channels !== 3)) throw new Error('Not a gray or RGB PNG')
  return { width, height, channels, data }
}

/** Writes bytes as a gray PNG, one byte a pixel, exactly. */
export async function encodeGrayPng(
  data: Uint8Array,
  width: number,
  height: number
): Promise<Uint8Array<ArrayBuffer>> {
  const { encode } = await import('fast-png')
  return Uint8Array.from(encode({ data, width, height, channels: 1, depth: 8 }))
}
