import type { HttpContext } from '@adonisjs/core/http'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'

/** Needs no token of a form: its signature says that whoever calls it got the mail. */
export const DIGEST_STOP = '/chats/digest/:id/stop'

const PURPOSE = 'stop-digest'

/** The link by which whoever gets mails about what stayed unread can end them, signed in or not. */
export function digestStopLink({ id }: { id: number }): string {
  return signedUrlFor('digest_stops.show', [id], { purpose: PURPOSE, prefixUrl: appUrl })
}

/** Whether the request came by such a link. */
export function isDigestStopLink({ request }: HttpContext): boolean {
  return request.hasValidSignature(PURPOSE)
}
