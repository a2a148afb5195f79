/** Over how many days figures are shown, today last. */
export const FIGURE_RANGES = [7, 30, 90, 365] as const

export type FigureRange = (typeof FIGURE_RANGES)[number]

/** The range that a query string asks for. */
export function figureRange(asked: unknown): FigureRange {
  return FIGURE_RANGES.find((days) => String(days) === asked) ?? 30
}
