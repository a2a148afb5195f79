import type { Data } from '#data'
import type { LeadSource, LeadStage, LeadView } from '#app/leads/lead_options'
import type { LeadFigures } from '#app/leads/find_lead_figures'

export type Lead = Data.Leads.Lead
export type LeadEvent = Lead['events'][number]
export type Reminder = Lead['reminders'][number]
export type LeadPerson = Data.Accounts.UserCard

/** A listing that a lead added by hand can be about. */
export interface ListingChoice {
  slug: string
  name: string | null
  city: string | null
}

/** As in the page's address. */
export interface Filter {
  stage: LeadStage | null
  source: LeadSource | null
  /** slug */
  property: string | null
  assigned_to: number | null
  q: string | null
}

/** A stage of the board, or the whole table. */
export type LeadList = LeadStage | 'all'

export interface LeadsProps {
  view: LeadView
  filter: Filter
  leads: Lead[]
  /** which lists have more than was sent */
  more: LeadList[]
  /** id of the lead to open */
  opened_lead: number | null
  counts: Record<LeadStage, number>
  figures: LeadFigures
  homes: { slug: string; name: string | null }[]
  listings: ListingChoice[]
  /** who can be given leads; nobody, unless one manages a team */
  agents: LeadPerson[]
}
