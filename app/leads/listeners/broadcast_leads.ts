import type LeadsChanged from '#app/leads/events/leads_changed'
import { broadcast } from '#app/realtime/broadcasting/broadcast'

/** Says only that many changed: each person's board asks once for what it may see. */
export default class BroadcastLeads {
  async handle({ userIds }: LeadsChanged) {
    await broadcast({
      event: 'leads.updated',
      channels: userIds.map((id) => `private-user.${id}`),
      data: {},
    })
  }
}
