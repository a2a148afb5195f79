import type LeadsChanged from '#app/leads/leads_changed'
import { broadcast } from '#app/realtime/broadcast'

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
