/** Why somebody reports something. */
export const REPORT_REASONS = ['spam', 'harassment', 'fraud', 'nudity', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const REPORT_STATUSES = ['open', 'resolved', 'dismissed'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

/** How staff may end a report. */
export type ReportOutcome = Exclude<ReportStatus, 'open'>

/** In characters. */
export const LONGEST_NOTE = 1000

/**
 * What a subject was when it was reported: text by a name that staff reads
 * (`sent_at` is shown as "Sent at"). Shown as text, whatever it holds.
 */
export type Evidence = Record<string, string | null>
