/** Bytes of label maps and corrections. */
export const SURFACE = {
  /** in corrections: as the analysis has it */
  unknown: 0,
  floor: 1,
  ceiling: 2,
  wall: 3,
  /** windows and doors, with what is seen through them */
  opening: 4,
  curtain: 5,
  rug: 6,
  furniture: 7,
  /** everything that stays as it is: lamps, plants, pictures, people */
  keep: 8,
} as const

export const SURFACE_COUNT = 9
