/** A box of an MP4 file: ISO/IEC 14496-12. */
export interface Box {
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
