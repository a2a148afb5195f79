import type LeadChanged from '#app/leads/events/lead_changed'
import { broadcast } from '#app/realtime/broadcasting/broadcast'

/** Only the id: each person's board asks for what it may see. */
export default class BroadcastLead {
  async handle({ leadId, userIds, socketId }: LeadChanged) {
    await broadcast({
      event: 'lead.updated',
      channels: userIds.map((id) => `private-user.${id}`),
      data: { lead_id: leadId },
      exceptSocketId: socketId,
    })
  }
}
