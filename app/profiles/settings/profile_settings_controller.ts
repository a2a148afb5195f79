import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { findPendingEmail } from '#app/accounts/email/change_email'
import type User from '#app/accounts/user'
import { VERIFICATION_MAIL_LIMITS } from '#app/accounts/account_limits'
import { requireFreshAuthentication } from '#app/accounts/passwords/password_confirmation'
import type ImageContent from '#app/media/image_content'
import { updateProfile } from '#app/profiles/settings/update_profile'
import { withAvatar } from '#app/profiles/settings/with_avatar'
import { findPersonOf } from '#app/profiles/find_profile'
import UserTransformer from '#app/profiles/user_transformer'
import {
  profileSettingsValidator,
  userValidator,
  type SentProfile,
} from '#app/profiles/profile_validators'

/** The person's own name, handle, email address, bio and photo. */
export default class ProfileSettingsController {
  async show({ auth }: HttpContext) {
    return this.#present(auth.getUserOrFail())
  }

  async update(ctx: HttpContext) {
    return this.#change(ctx, await ctx.request.validateUsing(profileSettingsValidator))
  }

  /** The same at the person's own address. */
  async updateUser(ctx: HttpContext) {
    if (Number(ctx.params.id) !== ctx.auth.getUserOrFail().id) throw HttpError.forbidden()
    const { user } = await ctx.request.validateUsing(userValidator)
    return this.#change(ctx, user, 'user.')
  }

  /** @param prefix of the fields' names in the body */
  async #change(ctx: HttpContext, { photo_id: photoId, ...fields }: SentProfile, prefix = '') {
    const user = ctx.auth.getUserOrFail()
    if (fields.email !== undefined && fields.email !== user.email) await this.#allowNewEmail(ctx)
    const save = (photo?: ImageContent | null) =>
      transaction((trx) => updateProfile({ user, trx }, fields, photo, `${prefix}handle`))
    const updated = photoId
      ? await withAvatar(ctx, photoId, save, `${prefix}photo_id`)
      : await save(photoId === null ? null : undefined)
    return { status: 'success' as const, ...(await this.#present(updated)) }
  }

  /** The address signs in and resets passwords, so changing it requires a recent confirmation. */
  async #allowNewEmail(ctx: HttpContext) {
    requireFreshAuthentication(ctx)
    await countAttempt(ctx, VERIFICATION_MAIL_LIMITS, String(ctx.auth.user?.id))
    logSecurityEvent(ctx, 'email_change_requested')
  }

  async #present(user: User) {
    return {
      user: new UserTransformer(await findPersonOf(user), user.id).toObject(),
      pending_email: await findPendingEmail(user.id),
    }
  }
}
