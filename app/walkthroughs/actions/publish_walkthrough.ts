import { DateTime } from 'luxon'
import { errors } from '@vinejs/vine'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { touchWalkthrough } from '#app/walkthroughs/actions/touch_walkthrough'
import { lockWalkthrough } from '#app/walkthroughs/models/lock_walkthrough'
import WalkthroughVideo from '#app/walkthroughs/models/walkthrough_video'

/** @throws HttpError 404, 403 if it was taken down; E_VALIDATION_ERROR without a ready video */
export async function publishWalkthrough(
  { user, trx }: ActingUser,
  slug: string,
  publish: boolean
): Promise<void> {
  const walkthrough = await lockWalkthrough({ user, trx }, { slug })
  if (publish) {
    if (walkthrough.takenDownAt) {
      throw HttpError.forbidden('We took this walkthrough down because it breaks our rules.')
    }
    const ready = await WalkthroughVideo.query({ client: trx })
      .where('walkthrough_id', walkthrough.id)
      .whereHas('video', (video) => video.where('status', 'ready').whereNull('removing_since'))
      .first()
    if (!ready) throw withoutVideo()
    walkthrough.publishedAt ??= DateTime.utc()
  }
  walkthrough.status = publish ? 'publish' : 'draft'
  await touchWalkthrough({ trx }, walkthrough)
}

function withoutVideo() {
  const message = 'Add a video and wait until it’s ready. Then you can publish.'
  return new errors.E_VALIDATION_ERROR([{ field: 'videos', message, rule: 'publish' }])
}
