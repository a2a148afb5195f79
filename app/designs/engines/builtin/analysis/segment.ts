/** A straight line that was seen, in pixels of the analysed picture. */
export interface Segment {
  x1: number
  y1: number
  x2: number
  y2: number
  length: number
  /** how sure the detector is, 0 to 1 */
  score: number
}

/** Which axis of the room a segment follows. */
export type Axis = 0 | 1 | 2

export const DOWN = 0
export const RIGHT = 1
export const FORWARD = 2

/** A segment and its axis; null where it follows none. */
export interface OrientedSegment extends Segment {
  axis: Axis | null
}
