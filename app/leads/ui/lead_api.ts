import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { onceHeaders } from '#app/kit/calls/retry_key'
import type { LeadStage } from '#app/leads/lead_options'
import type { ViewingAnswer, ViewingHours } from '#app/leads/viewings/viewing_options'
import type { Filter } from '#app/leads/ui/types'
import { socketHeader } from '#app/realtime/ui/realtime'

const routes = api.api.api

const from = (key?: string) => ({
  headers: { ...socketHeader(), ...(key && onceHeaders(key)) },
  retry: 0,
})

export interface NewLead {
  name: string
  email: string
  phone: string | null
  property_slug: string | null
  note: string | null
}

interface LeadChange {
  stage?: LeadStage
  reason?: string | null
  name?: string
  phone?: string | null
  assigned_to?: number | null
}

interface ReminderChange {
  done?: boolean
  text?: string
  at?: string
  time_zone?: string
}

/** The calls about leads; each throws a `CallFailure`. */
export const leadApi = {
  list: async (filter: Partial<Filter> & { id?: number }, page = 1) => {
    const known = Object.fromEntries(
      Object.entries({ ...filter, page }).filter((entry): entry is [string, string | number] =>
        Boolean(entry[1])
      )
    )
    return (await answered(routes.leads.index(asking(known)))).leads
  },

  add: (lead: NewLead, key: string) =>
    answered(routes.leads.store({ body: { lead }, ...from(key) })),

  change: (id: number, lead: LeadChange) =>
    answered(routes.leads.update({ params: { id }, body: { lead }, ...from() })),

  remove: (id: number) => answered(routes.leads.destroy({ params: { id }, ...from() })),

  note: (id: number, text: string, key: string) =>
    answered(routes.leadNotes.store({ params: { id }, body: { text }, ...from(key) })),

  remind: (id: number, body: { at: string; text: string; time_zone: string }, key: string) =>
    answered(routes.leadReminders.store({ params: { id }, body, ...from(key) })),

  changeReminder: (id: number, body: ReminderChange) =>
    answered(routes.leadReminders.update({ params: { id }, body, ...from() })),

  answerViewing: (id: number, status: ViewingAnswer) =>
    answered(routes.viewingAnswers.update({ params: { id }, body: { status }, ...from() })),

  moveViewing: (id: number, startsAt: string) =>
    answered(
      routes.viewingTimes.update({ params: { id }, body: { starts_at: startsAt }, ...from() })
    ),

  setViewingHours: (hours: ViewingHours) =>
    answered(routes.viewingHours.update({ body: { hours }, retry: 0 })),

  removeReminder: (id: number) =>
    answered(routes.leadReminders.destroy({ params: { id }, ...from() })),
}
