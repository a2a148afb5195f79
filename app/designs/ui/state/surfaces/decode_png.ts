import { inflate, PNG_SIGNATURE, type Pixels } from './png_stream.js'

/** By the colour types of the PNG specification: grey, and red, green and blue. */
const CHANNELS: Record<number, Pixels['channels'] | undefined> = { 0: 1, 2: 3 }

/**
 * Reads a PNG of eight bits a channel, byte by byte. Not by way of a canvas:
 * there some browsers alter pixels a little, so that nobody is recognised by
 * them, and here a pixel is a name.
 *
 * @throws Error where it is no such PNG
 */
export async function decodePng(file: Uint8Array): Promise<Pixels> {
  if (!PNG_SIGNATURE.every((byte, at) => file[at] === byte)) throw new Error('This is no PNG')
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const channels = CHANNELS[file[25]]
  const [depth, interlacing] = [file[24], file[28]]
  if (depth !== 8 || !channels || interlacing) throw new Error('This kind of PNG is not read here')
  const rows = await inflate(await imageData(file, view))
  return { width, height, channels, data: unfilter(rows, width * channels, height, channels) }
}

/** The chunks of one name, joined. Between length and name and after the data lie four bytes each. */
async function imageData(file: Uint8Array, view: DataView): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let at = PNG_SIGNATURE.length; at + 12 <= file.length;) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8))
    if (name === 'IDAT') parts.push(file.slice(at + 8, at + 8 + length))
    at += length + 12
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** Each row is told by what differs from its neighbours; PNG specification, 9. */
function unfilter(rows: Uint8Array, stride: number, height: number, step: number): Uint8Array {
  const data = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)]
    const start = y * (stride + 1) + 1
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x >= step ? data[at - step] : 0
      const up = y > 0 ? data[at - stride] : 0
      const corner = x >= step && y > 0 ? data[at - stride - step] : 0
      data[at] = rows[start + x] + predicted(filter, left, up, corner)
    }
  }
  return data
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return up
  return filter === 3 ? (left + up) >> 1 : paeth(left, up, corner)
}

/** Whichever of the three is nearest to left + up − corner. */
function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [guess - left, guess - up, guess - corner].map(Math.abs)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
