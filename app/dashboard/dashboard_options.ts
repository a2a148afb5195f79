/** What people who are new here try first, in order. */
export const FIRST_STEPS = ['design', 'search', 'follow', 'photo'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

export interface FirstStepState {
  kind: FirstStep
  is_done: boolean
}

/** Days covered by the figures, ending today. */
export const FIGURE_RANGES = [7, 30, 90, 365] as const

export type FigureRange = (typeof FIGURE_RANGES)[number]

/** The range from the query string. */
export function figureRange(asked: unknown): FigureRange {
  return FIGURE_RANGES.find((days) => String(days) === asked) ?? 30
}
