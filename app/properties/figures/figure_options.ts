/** Days that figures cover unless somebody asks for others, ending today. */
export const FIGURE_DAYS = 30

/** Days to choose from. */
export const FIGURE_RANGES = [7, FIGURE_DAYS, 90, 365] as const

export type FigureRange = (typeof FIGURE_RANGES)[number]

/** The range from the query string. */
export function figureRange(asked: unknown): FigureRange {
  return FIGURE_RANGES.find((days) => String(days) === asked) ?? FIGURE_DAYS
}
