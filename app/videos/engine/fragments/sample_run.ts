import { findBox, requireBox } from './boxes.js'

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
