import type MessageSent from '#app/chats/messages/events/message_sent'
import { messageWords } from '#app/chats/transformers/message_words'
import { listPushOptOuts } from '#app/chats/members/queries/list_push_opt_outs'
import { pushToUser } from '#app/notifications/jobs/send_push'
import { listPushUsers } from '#app/notifications/queries/list_push_users'

export default class PushMessage {
  async handle({ chat, view, recipients }: MessageSent) {
    const { message, user } = view
    if (message.type === 'system' || !user) return
    const counting = recipients.filter(
      ({ userId, folder, isTold }) => isTold && folder === 'chats' && userId !== user.id
    )
    const reachable = await listPushUsers(counting.map(({ userId }) => userId))
    const silenced = await listPushOptOuts(reachable)
    const words = messageWords(message)
    for (const userId of reachable) {
      if (silenced.has(userId)) continue
      await pushToUser(userId, {
        title: chat.name ?? user.name,
        body: chat.isDirect ? words : `${user.name}: ${words}`,
        url: `/chats?chat=${chat.id}`,
        tag: `chat-${chat.id}`,
      })
    }
  }
}
