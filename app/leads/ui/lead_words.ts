import { isolated } from '#app/common/text/isolated'
import type { LeadSource, LeadStage } from '#app/leads/lead_options'
import type { Lead, LeadEvent } from '#app/leads/ui/types'

export const LEAD_STAGE_WORDS: Record<LeadStage, string> = {
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
  manual: 'Added by hand',
}

/** What happened, without who did it. */
export function eventWords({ kind, stage, title, assigned_to: assignee }: LeadEvent): string {
  switch (kind) {
    case 'inquiry':
      return 'Asked a question'
    case 'open_house':
      return title ?? 'Came to an open house'
    case 'form':
      return `Signed up${title ? ` with ${title}` : ''}`
    case 'import':
      return 'Imported'
    case 'referral':
      return 'Referred'
    case 'manual':
      return 'Added by hand'
    case 'document':
      return `Asked for ${title ? `“${title}”` : 'a document'}`
    case 'click':
      return `Opened a link${title ? ` in “${title}”` : ' in a mail'}`
    case 'chat':
      return 'Started a chat'
    case 'viewing':
      return `Viewing ${title ?? 'changed'}`
    case 'stage':
      return `Moved to ${stage ? LEAD_STAGE_WORDS[stage] : 'another stage'}`
    case 'note':
      return 'Note'
    case 'assignment':
      return assignee ? `Assigned to ${isolated(assignee.name)}` : 'Assigned'
  }
}

const TOLD: ReadonlySet<LeadEvent['kind']> = new Set(['inquiry', 'open_house', 'form'])

type Told = Pick<LeadEvent, 'kind' | 'title' | 'message'>

/** The latest that was said by the lead, in quotes, or that they came or signed up. */
export function lastWords({ events }: { events: Told[] }): string | null {
  const last = events.findLast(({ kind, message }) => message && TOLD.has(kind))
  if (!last?.message) return null
  if (last.kind === 'open_house') return last.title ?? last.message
  return last.kind === 'inquiry' ? `“${last.message}”` : last.message
}

/** Writes them a mail about their listing. */
export function mailTo({ email, property }: Lead): string {
  const subject = property?.name ? `?subject=${encodeURIComponent(`Re: ${property.name}`)}` : ''
  return `mailto:${email}${subject}`
}

export const nextReminder = ({ reminders }: Lead) => reminders.find(({ done }) => !done)
