import { BaseTransformer } from '@adonisjs/core/transformers'
import { appUrl } from '#config/app'
import { wireTime } from '#app/common/http/wire_time'
import type { FormRow } from '#app/farm/forms/find_forms'

/** A sign-up form, for who works on the farm. */
export default class FormTransformer extends BaseTransformer<FormRow> {
  toObject() {
    const { id, slug, name, headline, text, tags, signUps, confirmed, createdAt } = this.resource
    return {
      id,
      slug,
      name,
      headline,
      text,
      tags,
      confirmed,
      url: `${appUrl}/join/${slug}`,
      sign_ups: signUps,
      created_at: wireTime(createdAt),
    }
  }
}
