import { documentRefusals } from '#app/properties/documents/files/document_refusals'
import { countPages } from '#app/properties/documents/files/count_pages'

/** ISO 32000 lets readers look this far for the header and for the end. */
const HEAD_BYTES = 1024
const TAIL_BYTES = 2048
/** Of a trailer or a cross-reference stream’s dictionary. */
const MAX_DICTIONARY_BYTES = 16 * 1024

/**
 * Looks at a PDF’s structure, without opening what is in it: header, end, and the trailer that its
 * end points to.
 * @returns its number of pages; null where the file doesn’t tell
 * @throws HttpError 415 if it is no PDF, E_VALIDATION_ERROR on `file` if it is damaged or encrypted
 */
export function inspectPdf(data: Buffer): number | null {
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
