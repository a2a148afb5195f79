import type LeadChanged from '#app/leads/events/lead_changed'
import { broadcast } from '#app/realtime/broadcasting/broadcast'

const MAX_CHANNELS = 100

/** Only the id: each person's board asks for what it may see. */
export default class BroadcastLead {
  async handle({ leadId, userIds, socketId }: LeadChanged) {
    await broadcast({
      event: 'lead.updated',
      channels: userIds.slice(0, MAX_CHANNELS).map((id) => `private-user.${id}`),
      data: { lead_id: leadId },
      exceptSocketId: socketId,
    })
  }
}
