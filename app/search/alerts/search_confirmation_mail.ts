import { BaseMail } from '@adonisjs/mail'
import { CONFIRMATION_DAYS, searchConfirmationLink } from '#app/search/alerts/search_links'
import type SavedSearch from '#app/search/saved/saved_search'

/** Asks whether a guest's address is theirs. */
export default class SearchConfirmationMail extends BaseMail {
  override subject = 'Confirm your saved search'

  constructor(
    private readonly email: string,
    private readonly search: SavedSearch
  ) {
    super()
  }

  override prepare() {
    const data = {
      subject: this.subject,
      name: this.search.name,
      days: CONFIRMATION_DAYS,
      url: searchConfirmationLink(this.search.id),
    }
    this.message
      .to(this.email)
      .htmlView('mails/search_confirmation', data)
      .textView('mails/search_confirmation_text', data)
  }
}
