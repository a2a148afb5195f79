import { fileRefusal } from './file_refusal.js'

/**
 * Decodes UTF-8, UTF-16 with or without a byte order mark, or Excel's Windows encoding.
 * @throws E_VALIDATION_ERROR on `file` for anything else
 */
export function decodeText(bytes: Buffer): string {
  const encoding = utf16Of(bytes) ?? 'utf-8'
  const text = decoded(bytes, encoding) ?? decoded(bytes, 'windows-1252')
  if (text === null || text.includes('\0')) {
    throw fileRefusal('This isn’t a text file. Save the list as CSV or JSON and try again.')
  }
  return text
}

function utf16Of(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes.length < 2 || (bytes[0] === 0) === (bytes[1] === 0)) return null
  return bytes[0] === 0 ? 'utf-16be' : 'utf-16le'
}

/** Without its byte order mark. */
function decoded(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
