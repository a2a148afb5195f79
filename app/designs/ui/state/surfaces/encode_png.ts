import { deflate, PNG_SIGNATURE } from './png_stream.js'

const HEADER_BYTES = 13

/** Writes bytes as a grey PNG, one byte a pixel, exactly. */
export async function encodeGreyPng(
  data: Uint8Array,
  width: number,
  height: number
): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(HEADER_BYTES)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header[8] = 8
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) {
    rows.set(data.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  }
  const parts = [
    PNG_SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', await deflate(rows)),
    chunk('IEND', new Uint8Array(0)),
  ]
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let at = 0; at < 4; at++) bytes[4 + at] = name.charCodeAt(at)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, checksum(bytes.subarray(4, data.length + 8)))
  return bytes
}

/** CRC-32 as the PNG specification has it, annex D. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}
