/** CSS pixels within which a touch counts as still. */
export const TAP_TOLERANCE = 10
/** Milliseconds after which a still touch counts as a hold. */
export const HOLD_AFTER_MS = 400

export interface Point {
  x: number
  y: number
}

/** The parts of a pointer event we use, in CSS pixels of the viewport. */
export interface Touch {
  pointerId: number
  clientX: number
  clientY: number
}
