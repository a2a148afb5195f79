import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { addNote } from '#app/leads/change_lead'
import LeadTransformer from '#app/leads/lead_transformer'
import { noteValidator } from '#app/leads/lead_validators'
import { socketIdOf } from '#app/realtime/socket_id'

export default class LeadNotesController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { text } = await ctx.request.validateUsing(noteValidator)
    return once(ctx, async (trx) => {
      const actor = { user, trx, socketId: socketIdOf(ctx) }
      const lead = new LeadTransformer(await addNote(actor, ctx.params.id, text)).toObject()
      const [note] = lead.notes.slice(-1)
      return { status: 201, body: { status: 'success' as const, note, lead } }
    })
  }
}
