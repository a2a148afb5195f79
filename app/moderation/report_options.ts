export const REPORT_REASONS = ['spam', 'harassment', 'fraud', 'nudity', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const REPORT_STATUSES = ['open', 'resolved', 'dismissed'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

export type ReportOutcome = Exclude<ReportStatus, 'open'>

/** In characters. */
export const MAX_REPORT_NOTE_CHARACTERS = 1000

/** Text by label (`sent_at` shows as "Sent at"), never interpreted. */
export type Evidence = Record<string, string | null>
