import { BaseTransformer } from '@adonisjs/core/transformers'
import type { LegalPage } from '#app/site/legal/find_legal_page'

/** `html` is sanitized. */
export default class LegalPageTransformer extends BaseTransformer<LegalPage> {
  toObject() {
    const { name, title, summary, html, chapters, updatedOn } = this.resource
    return { name, title, summary, html, chapters, updated_on: updatedOn }
  }
}
