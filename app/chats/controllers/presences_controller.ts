import type { HttpContext } from '@adonisjs/core/http'
import NotePresence from '#app/chats/actions/note_presence'
import { listPresences } from '#app/chats/queries/list_presences'

const MOST_ASKED = 100

/** Who is at vesta, or was last, of the people one chats with. */
export default class PresencesController {
  async index({ auth, request }: HttpContext) {
    const ids = String(request.input('user_ids') ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
    return { presences: await listPresences(auth.getUserOrFail().id, ids.slice(0, MOST_ASKED)) }
  }

  /** Sent by a page that somebody looks at, about once a minute. */
  async store({ auth }: HttpContext) {
    await new NotePresence().handle(auth.getUserOrFail().id)
    return { status: 'success' }
  }
}
