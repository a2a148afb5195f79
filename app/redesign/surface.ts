/** Bytes of label maps and corrections. */
export const SURFACE = {
  /** in corrections: as detected */
  unknown: 0,
  floor: 1,
  ceiling: 2,
  wall: 3,
  /** windows and doors, with the view through them */
  opening: 4,
  curtain: 5,
  rug: 6,
  furniture: 7,
  /** everything that stays unchanged: lamps, plants, pictures, people */
  keep: 8,
} as const

export const SURFACE_COUNT = 9

/** Flag on a byte: only a guess, left as it is unless a person says what it is. */
export const DOUBTED = 0x80
