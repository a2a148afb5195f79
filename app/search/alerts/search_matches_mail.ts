import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { listingPriceWords } from '#app/search/alerts/price_words'
import type { MailAddress, MailedMatch } from '#app/search/alerts/find_search_mails'

const MAX_LISTED = 12

/** The homes that somebody's searches found since the last mail. */
export default class SearchMatchesMail extends BaseMail {
  constructor(
    private readonly address: MailAddress,
    private readonly matches: MailedMatch[],
    private readonly mailId: string
  ) {
    super()
    const [first] = matches
    this.subject =
      matches.length === 1
        ? `A new match for “${first?.search}”`
        : `${matches.length} new matches for your searches`
  }

  override prepare() {
    const { email, stopUrl } = this.address
    const data = {
      subject: this.subject,
      homes: this.matches.slice(0, MAX_LISTED).map((match) => ({
        name: match.name ?? 'A home',
        words: [listingPriceWords(match), match.city].filter(Boolean).join(' · '),
        search: match.search,
        url: `${appUrl}/properties/${match.slug}`,
      })),
      more: Math.max(0, this.matches.length - MAX_LISTED),
      stopUrl,
    }
    this.message
      .to(email)
      .header('Message-ID', `<saved-search-${this.mailId}@${new URL(appUrl).hostname}>`)
      .listUnsubscribe(stopUrl, { oneClick: true })
      .htmlView('mails/search_matches', data)
      .textView('mails/search_matches_text', data)
  }
}
