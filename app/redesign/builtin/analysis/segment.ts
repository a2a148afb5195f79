export interface Segment {
  x1: number
  y1: number
  x2: number
  y2: number
  length: number
  score: number
}

export type Axis = 0 | 1 | 2

export const DOWN = 0
export const RIGHT = 1
export const FORWARD = 2

export interface OrientedSegment extends Segment {
  axis: Axis | null
}
