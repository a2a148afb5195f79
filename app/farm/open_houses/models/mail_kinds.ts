/** `changed:3` tells of the third change. */
export type MailKind =
  | 'confirmation'
  | 'waiting'
  | 'moved_up'
  | 'reminder_day'
  | 'reminder_soon'
  | 'thanks'
  | 'consent'
  | 'cancelled'
  | `changed:${number}`

/** Depend on when it takes place. */
export const TIMED_MAILS = ['reminder_day', 'reminder_soon', 'thanks'] as const
