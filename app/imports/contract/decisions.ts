/** What becomes of a row that is held back, because it may be about another home. */
export const DECISIONS = ['update', 'add', 'skip'] as const

export type Decision = (typeof DECISIONS)[number]
