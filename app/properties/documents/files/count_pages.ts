import { inflateSync } from 'node:zlib'

/** Objects may be packed; unpacking more than this would take long. */
const MAX_PACKED = 300
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024
/** Nodes of page trees that are looked at. */
const MAX_TREES = 5000
/** Around `/Pages`, for its dictionary. */
const REACH = 2000
const MAX_PAGES = 100_000

/**
 * A PDF’s number of pages: the largest count of its page trees; null where none is readable. Takes
 * time in proportion to the file, whatever is in it.
 */
export function countPages(data: Buffer): number | null {
  const counts = [...countsIn(data.toString('latin1')), ...countsInPacked(data)]
  const most = counts.reduce((one, other) => Math.max(one, other), 0)
  return most > 0 && most <= MAX_PAGES ? most : null
}

function countsIn(text: string): number[] {
  return [...text.matchAll(/\/Type\s?\/Pages\b/g).take(MAX_TREES)].flatMap(({ index }) => {
    const before = text.slice(Math.max(0, index - REACH), index)
    const after = text.slice(index, index + REACH)
    const dictionary = `${before.slice(before.lastIndexOf('<<') + 1)}${after.split('>>', 1)[0]}`
    const [, count] = /\/Count\s+(\d{1,7})/.exec(dictionary) ?? []
    return count ? [Number(count)] : []
  })
}

function countsInPacked(data: Buffer): number[] {
  const counts: number[] = []
  let left = MAX_UNPACKED_BYTES
  let at = data.indexOf('/ObjStm')
  for (let packed = 0; at !== -1 && packed < MAX_PACKED && left > 0; packed++) {
    const keyword = data.indexOf('stream', at)
    const end = data.indexOf('endstream', keyword)
    if (keyword === -1 || end === -1) break
    const unpacked = unpack(data.subarray(keyword + 'stream'.length, end), left)
    left -= unpacked.length
    counts.push(...countsIn(unpacked.toString('latin1')))
    at = data.indexOf('/ObjStm', end)
  }
  return counts
}

/** @param stream from the end of its line on */
function unpack(stream: Buffer, maxOutputLength: number): Buffer {
  try {
    return inflateSync(stream.subarray(stream[0] === 0x0d ? 2 : 1), { maxOutputLength })
  } catch {
    return Buffer.alloc(0)
  }
}
