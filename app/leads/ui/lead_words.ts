import type { LeadSource, LeadStage } from '#app/leads/contract/lead_options'

export const STAGE_WORDS: Record<LeadStage, string> = {
  new: 'New',
  contacted: 'Contacted',
  viewing: 'Viewing',
  offer: 'Offer',
  won: 'Won',
  lost: 'Lost',
}

export const SOURCE_WORDS: Record<LeadSource, string> = {
  inquiry: 'Question',
  open_house: 'Open house',
  form: 'Sign-up form',
  import: 'Import',
  referral: 'Referral',
  manual: 'Added by you',
}
