/** Inclusive, as in `Range: bytes=0-499`. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The one range a request asks for (RFC 9110, section 14). Null for the whole file, which is also
 * the answer to several ranges or a header that isn't understood.
 */
export function parseByteRange(
  header: string | undefined,
  bytes: number
): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return null
  if (!first) {
    const length = Math.min(Number(last), bytes)
    return length ? { start: bytes - length, end: bytes - 1 } : 'unsatisfiable'
  }
  const start = Number(first)
  const end = Math.min(last ? Number(last) : bytes - 1, bytes - 1)
  if (last && Number(last) < start) return null
  return start < bytes ? { start, end } : 'unsatisfiable'
}
