import { cutShort } from '#app/kit/display/cut_short'
import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import type User from '#app/accounts/user'
import { digestStopLink } from '#app/chats/digest/digest_stop_link'
import { hasLink } from '#app/accounts/field_validators'
import { messageWords } from '#app/chats/messages/message'
import type { ChatView } from '#app/chats/list_chat_views'

const MAX_LISTED_CHATS = 5
const MAX_EXCERPT_CHARACTERS = 140

/** Others’ links stay in the chat: a mail of ours shouldn’t lend them its name. */
const LINK_WORDS = 'A message with a link'

export default class UnreadDigestMail extends BaseMail {
  constructor(
    private readonly user: User,
    private readonly views: ChatView[]
  ) {
    super()
    this.subject =
      this.#count === 1 ? 'You have an unread message' : `You have ${this.#count} unread messages`
  }

  override prepare() {
    const stopUrl = digestStopLink(this.user)
    const data = {
      user: this.user,
      subject: this.subject,
      chats: this.views.slice(0, MAX_LISTED_CHATS).map((view) => this.#chat(view)),
      more: Math.max(0, this.views.length - MAX_LISTED_CHATS),
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
      name: chat.name ?? other?.name ?? 'Deleted account',
      count: member.unreadCount,
      words: hasLink(words) ? LINK_WORDS : cutShort(words, MAX_EXCERPT_CHARACTERS),
    }
  }
}
