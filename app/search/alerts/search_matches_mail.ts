import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { isolated } from '#app/common/text/isolated'
import { listingPriceWords } from '#app/search/alerts/price_words'
import type { MailAddress, MailedMatch } from '#app/search/alerts/find_search_mails'

const MAX_LISTED = 12

/** The homes that somebody's searches found since the last mail. */
export default class SearchMatchesMail extends BaseMail {
  /** the matches of each, one for each search that found it */
  readonly #homes: MailedMatch[][]

  constructor(
    private readonly address: MailAddress,
    matches: MailedMatch[],
    private readonly mailId: string
  ) {
    super()
    this.#homes = [...Map.groupBy(matches, ({ slug }) => slug).values()]
    const [first] = matches
    if (matches.length === 1) this.subject = `A new match for “${first?.search}”`
    else if (this.#homes.length === 1) this.subject = 'A new match for your searches'
    else this.subject = `${this.#homes.length} new matches for your searches`
  }

  override prepare() {
    const { email, stopUrl } = this.address
    const data = {
      subject: this.subject,
      homes: this.#homes.slice(0, MAX_LISTED).map(([match, ...others]) => ({
        name: match.name ?? 'A home',
        words: [listingPriceWords(match), match.city].filter(Boolean).join(' · '),
        searches: searchWords([match, ...others]),
        url: `${appUrl}/properties/${match.slug}`,
      })),
      more: Math.max(0, this.#homes.length - MAX_LISTED),
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

function searchWords(matches: readonly MailedMatch[]): string {
  return new Intl.ListFormat('en').format(matches.map(({ search }) => `“${isolated(search)}”`))
}
