import type LeadsChanged from '#app/leads/events/leads_changed'
import { broadcast } from '#app/realtime/broadcasting/broadcast'

const MAX_CHANNELS = 100

/** Says only that many changed: each person's board asks once for what it may see. */
export default class BroadcastLeads {
  async handle({ userIds }: LeadsChanged) {
    await broadcast({
      event: 'leads.updated',
      channels: userIds.slice(0, MAX_CHANNELS).map((id) => `private-user.${id}`),
      data: {},
    })
  }
}
