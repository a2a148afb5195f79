import type { HttpContext } from '@adonisjs/core/http'
import { isLeadSource, isLeadStage } from '#app/leads/contract/lead_options'
import type { LeadFilter } from '#app/leads/models/visible_leads'

const MAX_QUERY_CHARACTERS = 100

/** `?stage&source&property&assigned_to&q&id`; what makes no sense is left out. */
export function leadFilter({ request }: HttpContext): Required<LeadFilter> {
  const { stage, source, property, assigned_to: assignedTo, q, id } = request.qs()
  return {
    id: idIn(id),
    stage: isLeadStage(stage) ? stage : null,
    source: isLeadSource(source) ? source : null,
    property: wordsIn(property),
    assignedTo: idIn(assignedTo),
    q: wordsIn(q),
  }
}

function idIn(value: unknown): number | null {
  return typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}

function wordsIn(value: unknown): string | null {
  if (typeof value !== 'string') return null
  return (
    value
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, MAX_QUERY_CHARACTERS) || null
  )
}
