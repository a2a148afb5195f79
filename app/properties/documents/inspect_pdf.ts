import { inflateSync } from 'node:zlib'
import { documentRefusals } from '#app/properties/documents/document_refusals'

/** ISO 32000 lets readers look this far for the header and for the end. */
const HEAD_BYTES = 1024
const TAIL_BYTES = 2048
/** Of a trailer or a cross-reference stream’s dictionary. */
const MAX_DICTIONARY_BYTES = 16 * 1024

/**
 * Looks at a PDF’s structure, without opening what is in it: header, end, and the trailer that its
 * end points to.
 * @returns its number of pages; null where the file doesn’t tell
 * @throws HttpError 415 if it is no PDF, E_VALIDATION_ERROR on `file` if it is empty, damaged or
 * encrypted
 */
export function inspectPdf(data: Buffer): number | null {
  if (!data.length) throw documentRefusals.empty()
  const head = data.toString('latin1', 0, HEAD_BYTES)
  const start = head.search(/%PDF-[12]\.\d/)
  if (start === -1) throw documentRefusals.type()

  const tail = data.toString('latin1', Math.max(0, data.length - TAIL_BYTES))
  const ends = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)]
  const offset = Number(ends.at(-1)?.[1] ?? Number.NaN)
  // Some programs count from the header, some from the first byte.
  const trailer = trailerAt(data, offset) ?? trailerAt(data, offset + start)
  if (!trailer || !/\/Root\b/.test(trailer)) throw documentRefusals.damaged()
  if (/\/Encrypt\b/.test(trailer)) throw documentRefusals.encrypted()
  return countPages(data)
}

/** The dictionary of the cross-reference table or stream at an offset; null if none is there. */
function trailerAt(data: Buffer, offset: number): string | null {
  if (Number.isNaN(offset) || offset >= data.length) return null
  const first = data.toString('latin1', offset, offset + 40)
  if (/^\s*xref\b/.test(first)) return dictionaryFrom(data, data.indexOf('trailer', offset))
  return /^\s*\d+\s+\d+\s+obj\b/.test(first) ? dictionaryFrom(data, offset) : null
}

function dictionaryFrom(data: Buffer, offset: number): string | null {
  if (offset === -1) return null
  const text = data.toString('latin1', offset, offset + MAX_DICTIONARY_BYTES)
  return text.split(/\bstream\r?\n|\bstartxref\b/, 1)[0] ?? null
}

/** Objects may be packed; unpacking more than this would take long. */
const MAX_PACKED = 300
const MAX_COUNTED_BYTES = 8 * 1024 * 1024
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
  let left = MAX_COUNTED_BYTES
  let at = data.indexOf('/ObjStm')
  for (let packed = 0; at !== -1 && packed < MAX_PACKED && left > 0; packed++) {
    const keyword = data.indexOf('stream', at)
    const end = data.indexOf('endstream', keyword)
    if (keyword === -1 || end === -1) break
    const unpacked = unpackedOrEmpty(data.subarray(keyword + 'stream'.length, end), left)
    left -= unpacked.length
    counts.push(...countsIn(unpacked.toString('latin1')))
    at = data.indexOf('/ObjStm', end)
  }
  return counts
}

/** @param stream from the end of its line on */
function unpackedOrEmpty(stream: Buffer, maxOutputLength: number): Buffer {
  try {
    return inflateSync(stream.subarray(stream[0] === 0x0d ? 2 : 1), { maxOutputLength })
  } catch {
    return Buffer.alloc(0)
  }
}
