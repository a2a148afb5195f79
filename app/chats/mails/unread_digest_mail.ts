import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import type User from '#app/accounts/models/user'
import { digestStopLink } from '#app/chats/digest_stop_link'
import { messageWords } from '#app/chats/message_words'
import type { ChatView } from '#app/chats/queries/view_chats'

const CHATS_NAMED = 5
const EXCERPT_LENGTH = 140

/** Tells somebody what stayed unread, chat by chat. */
export default class UnreadDigestMail extends BaseMail {
  constructor(
    private readonly user: User,
    private readonly views: ChatView[]
  ) {
    super()
    this.subject =
      this.#count === 1 ? 'A message is waiting' : `${this.#count} messages are waiting`
  }

  override prepare() {
    const stopUrl = digestStopLink(this.user)
    const data = {
      user: this.user,
      subject: this.subject,
      chats: this.views.slice(0, CHATS_NAMED).map((view) => this.#chat(view)),
      more: Math.max(0, this.views.length - CHATS_NAMED),
      url: `${appUrl}/chats`,
      stopUrl,
    }
    this.message
      .to(this.user.email)
      .listUnsubscribe(stopUrl, { oneClick: true })
      .htmlView('mails/unread_digest', data)
      .textView('mails/unread_digest_text', data)
  }

  get #count(): number {
    return this.views.reduce((sum, { member }) => sum + member.unreadCount, 0)
  }

  #chat({ chat, member, users, lastMessage }: ChatView) {
    const other = users.find(({ id }) => id !== member.userId)
    const words = lastMessage ? messageWords(lastMessage.message) : ''
    return {
      name: chat.name ?? other?.name ?? 'Somebody',
      count: member.unreadCount,
      words: words.slice(0, EXCERPT_LENGTH).toWellFormed(),
    }
  }
}
