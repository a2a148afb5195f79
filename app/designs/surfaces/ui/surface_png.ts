/** An image as bytes: one per pixel if gray, otherwise three. */
export interface Pixels {
  width: number
  height: number
  channels: 1 | 3
  data: Uint8Array
}

/**
 * Decodes an 8-bit gray or RGB PNG byte by byte. A canvas won't do: some browsers alter its pixels
 * slightly against fingerprinting, and here each byte names a surface.
 * @throws Error for any other PNG
 */
export async function decodePng(file: Uint8Array): Promise<Pixels> {
  const { decode } = await import('fast-png')
  const { width, height, depth, channels, palette, data } = decode(file)
  const isPlain = depth === 8 && !palette && data instanceof Uint8Array
  if (!isPlain || (channels !== 1 && channels !== 3)) throw new Error('Not a gray or RGB PNG')
  return { width, height, channels, data }
}

/** Encodes bytes as a gray PNG, one byte per pixel, losslessly. */
export async function encodeGrayPng(
  data: Uint8Array,
  width: number,
  height: number
): Promise<Uint8Array<ArrayBuffer>> {
  const { encode } = await import('fast-png')
  return Uint8Array.from(encode({ data, width, height, channels: 1, depth: 8 }))
}
