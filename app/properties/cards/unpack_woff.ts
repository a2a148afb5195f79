import { inflateSync } from 'node:zlib'

const WOFF = { header: 44, entry: 20 }
const SFNT = { header: 12, entry: 16 }

/**
 * A WOFF file as the TTF or OTF that it packs, https://www.w3.org/TR/WOFF/. Unpacked once: the
 * library would unpack the table of all glyphs for each of them.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const entries = Array.from({ length: count }, (_, at) => readEntry(woff, at))
  const head = Buffer.alloc(SFNT.header + SFNT.entry * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const selector = Math.floor(Math.log2(count))
  head.writeUInt16BE(16 * 2 ** selector, 6)
  head.writeUInt16BE(selector, 8)
  head.writeUInt16BE(16 * (count - 2 ** selector), 10)
  let offset = head.length
  const tables = entries.map(({ tag, checksum, data }, at) => {
    const entry = SFNT.header + SFNT.entry * at
    tag.copy(head, entry)
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4)
    data.copy(padded)
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...tables])
}

function readEntry(woff: Buffer, at: number) {
  const entry = WOFF.header + WOFF.entry * at
  const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field))
  const stored = woff.subarray(start, start + packed)
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data: packed < length ? inflateSync(stored) : stored,
  }
}
