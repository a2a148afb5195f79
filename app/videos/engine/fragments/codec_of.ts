import { findBox, requireBox, type Box } from './boxes.js'

const VISUAL_ENTRY_BYTES = 78
const ENTRIES_HEADER_BYTES = 8

/** The only kind of sound that is made: AAC-LC. */
const AAC_CODEC = 'mp4a.40.2'

/** RFC 6381, from the `moov` of a file with one track. */
export function codecOf(moov: Buffer): string {
  const stsd = requireBox(moov, 'moov/trak/mdia/minf/stbl/stsd')
  const entries: Box = { ...stsd, start: stsd.start + ENTRIES_HEADER_BYTES }
  if (findBox(moov, 'mp4a', entries)) return AAC_CODEC
  const entry = requireBox(moov, 'avc1', entries)
  const inner: Box = { ...entry, start: entry.start + VISUAL_ENTRY_BYTES }
  const { start } = requireBox(moov, 'avcC', inner)
  return `avc1.${moov.toString('hex', start + 1, start + 4)}`
}
