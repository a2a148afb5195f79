import { BaseTransformer } from '@adonisjs/core/transformers'
import { clicksWording, consentWording } from '#app/farm/forms/form_options'
import type { PublicForm } from '#app/farm/forms/find_forms'

export default class PublicFormTransformer extends BaseTransformer<PublicForm> {
  toObject() {
    const { form, sender } = this.resource
    return {
      slug: form.slug,
      headline: form.headline,
      text: form.text,
      sender,
      consent: consentWording(sender.name),
      clicks_consent: clicksWording(sender.name),
    }
  }
}
