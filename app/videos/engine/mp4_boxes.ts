/** A box of an MP4 file: ISO/IEC 14496-12. */
interface Box {
  type: string
  /** of its content */
  start: number
  end: number
}

const HEADER_BYTES = 8

/** The boxes within a part of a buffer. */
export function boxesIn(data: Buffer, start = 0, end = data.length): Box[] {
  const boxes: Box[] = []
  for (let at = start; at + HEADER_BYTES <= end;) {
    const bytes = data.readUInt32BE(at)
    if (bytes < HEADER_BYTES || at + bytes > end) break
    const type = data.toString('latin1', at + 4, at + HEADER_BYTES)
    boxes.push({ type, start: at + HEADER_BYTES, end: at + bytes })
    at += bytes
  }
  return boxes
}

/** The first box along a path such as `moov/trak/mdia`. */
export function findBox(data: Buffer, path: string, within?: Box): Box | undefined {
  let found = within
  for (const type of path.split('/')) {
    found = boxesIn(data, found?.start, found?.end).find((box) => box.type === type)
    if (!found) return undefined
  }
  return found
}

/** @throws Error if it is missing */
export function requireBox(data: Buffer, path: string, within?: Box): Box {
  const box = findBox(data, path, within)
  if (!box) throw new Error(`The fragmented MP4 has no ${path}`)
  return box
}

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

const TFHD = { baseOffset: 0x1, description: 0x2, duration: 0x8 }
const TRUN = {
  dataOffset: 0x1,
  firstFlags: 0x4,
  duration: 0x100,
  size: 0x200,
  flags: 0x400,
  cts: 0x800,
}

/** The samples of a fragment, read from its `moof`. */
export interface SampleRun {
  /** of all samples, in the track's time scale */
  duration: number
  /** how much later than decoded the first sample is shown */
  firstOffset: number
  /** makes all samples be shown that much earlier, in place */
  shift: (offset: number) => void
}

export function readSampleRun(moof: Buffer, defaultDuration: number): SampleRun {
  const traf = requireBox(moof, 'moof/traf')
  const perSample = durationOfHeader(moof, requireBox(moof, 'tfhd', traf).start) ?? defaultDuration
  const runs = [requireBox(moof, 'trun', traf)]
  if (findBox(moof, 'trun', { ...runs[0], start: runs[0].end, end: traf.end })) {
    throw new Error('The fragment has several runs')
  }
  const { start } = runs[0]
  const flags = moof.readUIntBE(start + 1, 3)
  const count = moof.readUInt32BE(start + 4)
  const first = start + 8 + (flags & TRUN.dataOffset ? 4 : 0) + (flags & TRUN.firstFlags ? 4 : 0)
  const has = (flag: number) => (flags & flag ? 4 : 0)
  const stride = has(TRUN.duration) + has(TRUN.size) + has(TRUN.flags) + has(TRUN.cts)
  const ctsAt = has(TRUN.duration) + has(TRUN.size) + has(TRUN.flags)

  let duration = 0
  for (let sample = 0; sample < count; sample++) {
    duration += has(TRUN.duration) ? moof.readUInt32BE(first + sample * stride) : perSample
  }
  const hasOffsets = has(TRUN.cts) > 0
  return {
    duration,
    firstOffset: hasOffsets && count ? moof.readInt32BE(first + ctsAt) : 0,
    shift: (offset) => {
      if (!hasOffsets) return
      // Only version 1 has signed offsets.
      moof.writeUInt8(1, start)
      for (let sample = 0; sample < count; sample++) {
        const at = first + sample * stride + ctsAt
        moof.writeInt32BE(moof.readInt32BE(at) - offset, at)
      }
    },
  }
}

function durationOfHeader(moof: Buffer, start: number): number | null {
  const flags = moof.readUIntBE(start + 1, 3)
  if (!(flags & TFHD.duration)) return null
  const before = (flags & TFHD.baseOffset ? 8 : 0) + (flags & TFHD.description ? 4 : 0)
  return moof.readUInt32BE(start + 8 + before)
}
