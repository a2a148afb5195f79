import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'
import SearchConfirmationMail from '#app/search/alerts/search_confirmation_mail'
import SavedSearch from '#app/search/saved/saved_search'

export default class SendSearchConfirmation extends Job<{ searchId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const search = await SavedSearch.find(this.payload.searchId)
    if (search?.email && !search.confirmedAt) {
      await mail.send(new SearchConfirmationMail(search.email, search))
    }
  }
}
