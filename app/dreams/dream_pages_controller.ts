import type { HttpContext } from '@adonisjs/core/http'
import { findDream } from '#app/dreams/find_dreams'
import { listDreamInvitations } from '#app/dreams/people/list_invitations'
import DreamInvitationTransformer from '#app/dreams/people/dream_invitation_transformer'
import DreamTransformer from '#app/dreams/dream_transformer'
import { findOrSay } from '#app/kernel/exceptions/http_error'

const NO_BOARD = {
  title: 'This dream board isn’t here',
  text: 'It was deleted, or only the people on it can see it. Are you on it? Then sign in. Otherwise ask its owner to add you.',
}
const ENDED_LINK = {
  title: 'This board’s link no longer works',
  text: 'Its owner ended the link or deleted the dream board, or part of the link is missing. Ask whoever sent it for a new one.',
}

export default class DreamPagesController {
  async index({ auth, inertia }: HttpContext) {
    const invitations = await listDreamInvitations(auth.getUserOrFail())
    return inertia.render('dreams/index', {
      invitations: invitations.map((each) => new DreamInvitationTransformer(each).toObject()),
    })
  }

  /** The board for its members, its public page for others. */
  async show({ auth, inertia, params, response }: HttpContext) {
    const view = await findOrSay(NO_BOARD, findDream({ id: params.id }, auth.user ?? null))
    const dream = new DreamTransformer(view).toObject()
    if (dream.visibility !== 'public') response.header('cache-control', 'private, no-store')
    if (dream.is_member) return inertia.render('dreams/show', { dream })
    return inertia.render('dreams/shared', { dream, path: `/dreams/${dream.id}` })
  }

  /** By its link. Its members go to the board. */
  async shared({ auth, inertia, params, response }: HttpContext) {
    const { token } = params
    const view = await findOrSay(ENDED_LINK, findDream({ token }, auth.user ?? null))
    const dream = new DreamTransformer(view).toObject()
    if (dream.is_member) return response.redirect().toPath(`/dreams/${dream.id}`)
    response.header('cache-control', 'private, no-cache')
    response.header('referrer-policy', 'no-referrer')
    response.header('x-robots-tag', 'noindex')
    return inertia.render('dreams/shared', { dream, path: `/dreams/shared/${params.token}` })
  }
}
