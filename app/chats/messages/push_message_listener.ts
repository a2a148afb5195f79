import type MessageSent from '#app/chats/messages/message_sent'
import { messageWords } from '#app/chats/messages/message'
import { listPushOptOuts } from '#app/chats/members/find_members'
import { pushToUser, listPushUsers } from '#app/notifications/push/send_push_job'

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
