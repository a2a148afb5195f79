export const LEAD_STAGES = ['new', 'contacted', 'viewing', 'offer', 'won', 'lost'] as const

export const LEAD_SOURCES = [
  'inquiry',
  'open_house',
  'form',
  'import',
  'referral',
  'manual',
] as const

/** What a lead's history holds. */
export const LEAD_EVENTS = [
  'inquiry',
  'open_house',
  'form',
  'import',
  'referral',
  'manual',
  'document',
  'click',
  'chat',
  'viewing',
  'stage',
  'note',
  'assignment',
] as const

export type LeadEventKind = (typeof LEAD_EVENTS)[number]
export type LeadStage = (typeof LEAD_STAGES)[number]
export type LeadSource = (typeof LEAD_SOURCES)[number]

/** Stages in which nothing more is to do; a reason says why. */
export const CLOSED_STAGES: readonly LeadStage[] = ['won', 'lost']

export const LEAD_VIEWS = ['board', 'table'] as const
export type LeadView = (typeof LEAD_VIEWS)[number]

export const MAX_LEAD_NOTE_CHARACTERS = 5000
export const MAX_REASON_CHARACTERS = 300
export const MAX_REMINDER_CHARACTERS = 200
export const MAX_REMINDERS_EACH = 100
/** How far ahead a reminder can be. */
export const MAX_REMINDER_DAYS = 730
export const MAX_INQUIRY_CHARACTERS = 3000
export const MAX_PHONE_CHARACTERS = 40
/** How far ahead a viewing can be. */
export const MAX_VIEWING_DAYS = 365
export const VIEWING_MINUTES = 30
export const INQUIRY_VALID_FOR_DAYS = 7

/** The page of a lead. */
export const leadPath = (id: number) => `/dashboard/leads/${id}`

export function isLeadStage(value: unknown): value is LeadStage {
  return LEAD_STAGES.some((stage) => stage === value)
}

export function isLeadSource(value: unknown): value is LeadSource {
  return LEAD_SOURCES.some((source) => source === value)
}
