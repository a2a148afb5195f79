/** Days covered by the figures, ending today. */
export const FIGURE_RANGES = [7, 30, 90, 365] as const

export type FigureRange = (typeof FIGURE_RANGES)[number]

/** The range from the query string. */
export function figureRange(asked: unknown): FigureRange {
  return FIGURE_RANGES.find((days) => String(days) === asked) ?? 30
}
