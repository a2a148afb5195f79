import { inflateSync } from 'node:zlib'

const MAX_PARSED_BYTES = 64 * 1024 * 1024
/** Before `stream`, for its dictionary. */
const REACH = 1024

/**
 * What may be packed objects of a PDF, unpacked one by one: a parser holds all of it in memory.
 * @throws Error if it is too much
 */
export function* packedObjectsIn(bytes: Buffer): Generator<Buffer> {
  let left = MAX_PARSED_BYTES
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 6)) {
    const before = bytes.toString('latin1', Math.max(0, at - REACH), at)
    const dictionary = before.slice(before.lastIndexOf(' obj'))
    if (before.endsWith('end') || !/First|ObjStm|XRef|#/.test(dictionary)) continue
    const from = at + 'stream'.length
    const end = bytes.indexOf('endstream', from)
    const lineEnd = bytes[from] === 0x0d ? 2 : 1
    const stream = bytes.subarray(from + lineEnd, end === -1 ? undefined : end)
    const unpacked = unpack(stream, left)
    left -= unpacked.length
    yield unpacked
  }
}

/** Empty if it is packed in another way, which the parser knows. */
function unpack(stream: Buffer, maxOutputLength: number): Buffer {
  try {
    return inflateSync(stream, { maxOutputLength })
  } catch (error) {
    if (error instanceof RangeError) throw error
    return Buffer.alloc(0)
  }
}
