export const LEAD_STAGES = ['new', 'contacted', 'viewing', 'offer', 'won', 'lost'] as const

export const LEAD_SOURCES = [
  'inquiry',
  'open_house',
  'form',
  'import',
  'referral',
  'manual',
] as const

export type LeadStage = (typeof LEAD_STAGES)[number]
export type LeadSource = (typeof LEAD_SOURCES)[number]

export const MAX_INQUIRY_CHARACTERS = 3000
export const MAX_PHONE_CHARACTERS = 40
/** How far ahead a viewing can be. */
export const MAX_VIEWING_DAYS = 365
export const VIEWING_MINUTES = 30
export const INQUIRY_VALID_FOR_DAYS = 7

export function isLeadStage(value: unknown): value is LeadStage {
  return LEAD_STAGES.some((stage) => stage === value)
}
