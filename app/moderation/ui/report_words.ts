import type { ReportReason, ReportStatus } from '#app/moderation/report_options'

export const REASON_WORDS: Record<ReportReason, { label: string; hint: string }> = {
  spam: { label: 'Spam', hint: 'Ads or repeated messages' },
  harassment: { label: 'Harassment', hint: 'Insults, threats or unwanted contact' },
  fraud: { label: 'Fraud', hint: 'A fake name, listing or payment' },
  nudity: { label: 'Nudity', hint: 'Sexual words or images' },
  other: { label: 'Something else', hint: 'Tell us in a few words' },
}

export const REPORT_STATUS_WORDS: Record<ReportStatus, string> = {
  open: 'Open',
  resolved: 'Resolved',
  dismissed: 'Dismissed',
}

const SUBJECT_WORDS: Record<string, string> = { user: 'Person' }

/** A subject type in words: `message` is a "Message". */
export function subjectWord(type: string): string {
  return SUBJECT_WORDS[type] ?? asWords(type)
}

/** `sent_at` is "Sent at". */
export function asWords(name: string): string {
  const words = name.replace(/[_-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
