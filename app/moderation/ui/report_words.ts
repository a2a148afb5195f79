import type { ReportReason, ReportStatus } from '#app/moderation/report_options'

/** Why something is reported, as people choose it. */
export const REASON_WORDS: Record<ReportReason, { label: string; hint: string }> = {
  spam: { label: 'Spam', hint: 'Advertising, or the same over and over' },
  harassment: { label: 'Harassment', hint: 'Insults, threats, no end of it' },
  fraud: { label: 'Fraud', hint: 'A false name, home or payment' },
  nudity: { label: 'Nudity', hint: 'Sexual words or pictures' },
  other: { label: 'Something else', hint: 'Say in a few words what' },
}

export const STATUS_WORDS: Record<ReportStatus, string> = {
  open: 'Open',
  resolved: 'Resolved',
  dismissed: 'Dismissed',
}

const SUBJECT_WORDS: Record<string, string> = { user: 'Person' }

/** What was reported: `message` is a "Message". */
export function subjectWord(type: string): string {
  return SUBJECT_WORDS[type] ?? asWords(type)
}

/** `sent_at` is "Sent at". */
export function asWords(name: string): string {
  const words = name.replace(/[_-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
