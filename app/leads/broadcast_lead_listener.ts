import type LeadChanged from '#app/leads/lead_changed'
import { broadcast } from '#app/realtime/broadcast'

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
