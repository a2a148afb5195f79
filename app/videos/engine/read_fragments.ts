import { open, type FileHandle } from 'node:fs/promises'
import { findBox, requireBox, codecOf, readSampleRun } from './mp4_boxes.js'

export interface Part {
  start: number
  bytes: number
}

export interface Fragment extends Part {
  seconds: number
}

/** A fragmented MP4 with one track. */
export interface FragmentedFile {
  codec: string
  init: Part
  fragments: Fragment[]
}

interface TopBox extends Part {
  type: string
}

/** `moov` and `moof` are read whole. */
const MAX_INDEX_BYTES = 4 * 1024 ** 2

/**
 * Where the fragments of a file are.
 * @param path a file made by us
 * @throws Error if it isn't one
 */
export async function readFragments(path: string): Promise<FragmentedFile> {
  const file = await open(path)
  try {
    const boxes = await topBoxes(file)
    const moovAt = boxes.findIndex(({ type }) => type === 'moov')
    if (moovAt < 0) throw new Error('The fragmented MP4 has no moov')
    const moov = await read(file, boxes[moovAt])
    const { timescale, defaultDuration } = timesOf(moov)
    const fragments: Fragment[] = []
    for (const [at, box] of boxes.entries()) {
      const data = boxes[at + 1]
      if (box.type !== 'moof' || data?.type !== 'mdat') continue
      const { duration } = readSampleRun(await read(file, box), defaultDuration)
      const seconds = duration / timescale
      fragments.push({ start: box.start, bytes: box.bytes + data.bytes, seconds })
    }
    return { codec: codecOf(moov), init: { start: 0, bytes: endOf(boxes[moovAt]) }, fragments }
  } finally {
    await file.close()
  }
}

/**
 * Lets pictures begin at 0, in place. Encoders decode some frames ahead, which delays all of them,
 * while the sound isn't delayed.
 */
export async function startAtZero(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const boxes = await topBoxes(file)
    let offset: number | undefined
    for (const box of boxes.filter(({ type }) => type === 'moof')) {
      const moof = await read(file, box)
      const run = readSampleRun(moof, 0)
      offset ??= run.firstOffset
      if (offset === 0) return
      run.shift(offset)
      await file.write(moof, 0, moof.length, box.start)
    }
  } finally {
    await file.close()
  }
}

const endOf = ({ start, bytes }: Part) => start + bytes

async function topBoxes(file: FileHandle): Promise<TopBox[]> {
  const { size } = await file.stat()
  const header = Buffer.alloc(8)
  const boxes: TopBox[] = []
  for (let start = 0; start + header.length <= size;) {
    await file.read(header, 0, header.length, start)
    const bytes = header.readUInt32BE(0)
    if (bytes < header.length || start + bytes > size) break
    boxes.push({ type: header.toString('latin1', 4), start, bytes })
    start += bytes
  }
  return boxes
}

async function read(file: FileHandle, { start, bytes }: Part): Promise<Buffer> {
  if (bytes > MAX_INDEX_BYTES) throw new Error('The index of the fragmented MP4 is too large')
  const data = Buffer.alloc(bytes)
  await file.read(data, 0, bytes, start)
  return data
}

function timesOf(moov: Buffer): { timescale: number; defaultDuration: number } {
  const { start } = requireBox(moov, 'moov/trak/mdia/mdhd')
  const isLong = moov.readUInt8(start) === 1
  const trex = findBox(moov, 'moov/mvex/trex')
  return {
    timescale: moov.readUInt32BE(start + (isLong ? 20 : 12)),
    defaultDuration: trex ? moov.readUInt32BE(trex.start + 12) : 0,
  }
}
