import type { Encoding } from '#app/imports/contract/encodings'
import { fileRefusal } from '#app/imports/formats/file_refusal'
import { findEncoding } from './find_encoding.js'

interface DecodedText {
  /** without its byte order mark */
  text: string
  encoding: Encoding
}

/**
 * Decodes Unicode or a local encoding; which one is chosen, or told by the letters it gives.
 * @throws E_VALIDATION_ERROR on `file` for anything else
 */
export function decodeText(bytes: Buffer, chosen?: Encoding): DecodedText {
  refuseBinary(bytes)
  const encoding = chosen ?? utf16Of(bytes) ?? findEncoding(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.includes('\0')) {
    throw fileRefusal('This isn’t a text file. Save the list as CSV or JSON and try again.')
  }
  return { text, encoding }
}

/** What people send instead of a list, and how to make one of it. */
const BINARY: [start: string, message: string][] = [
  [
    '504b0304',
    'This isn’t a text file but an Excel workbook or a ZIP file. In Excel, save the list as “CSV UTF-8”.',
  ],
  ['d0cf11e0', 'This is an old Excel file. In Excel, save the list as “CSV UTF-8”.'],
  ['25504446', 'This is a PDF. Export the list as CSV or JSON.'],
]

function refuseBinary(bytes: Buffer): void {
  const start = bytes.subarray(0, 4).toString('hex')
  const found = BINARY.find(([mark]) => mark === start)
  if (found) throw fileRefusal(found[1])
}

function utf16Of(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes.length < 2 || (bytes[0] === 0) === (bytes[1] === 0)) return null
  return bytes[0] === 0 ? 'utf-16be' : 'utf-16le'
}
