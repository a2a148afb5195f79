/** CSS pixels within which a touch counts as standing still. */
export const TAP_TOLERANCE = 10
/** Milliseconds after which a still touch counts as a hold. */
export const HOLD_AFTER_MS = 400

export interface Point {
  x: number
  y: number
}

/** What a pointer event says of a finger, in CSS pixels of the viewport. */
export interface Touch {
  pointerId: number
  clientX: number
  clientY: number
}
