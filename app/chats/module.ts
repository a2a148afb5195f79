import { countMarketChannels } from '#app/chats/channels/list_channels'
import { marketFacts } from '#app/places/markets/market_facts'
import { blockingSteps } from '#app/accounts/blocking/block_user'
import { exportPart } from '#app/accounts/exports/export_parts'
import { exportMessages, findReportableMessage } from '#app/chats/messages/find_messages'
import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { unreadCount } from '#app/common/unread_counts'
import { deletionStep } from '#app/accounts/deletion/deletion_steps'
import { closeTeamChannels } from '#app/chats/channels/join_channel'
import ChatChanged from '#app/chats/chat_changed'
import { blockDirectChat } from '#app/chats/members/mute_or_block_chat'
import { leaveForever } from '#app/chats/members/leave_chat'
import MembershipEnded from '#app/chats/members/membership_ended'
import MessageChanged from '#app/chats/messages/message_changed'
import MessageEdited from '#app/chats/messages/message_edited'
import MessageSent from '#app/chats/messages/message_sent'
import {
  maySeeDesignImage,
  maySeeImage,
  maySeeSentPoster,
  mayWatchSentVideo,
} from '#app/chats/messages/sent_media_policy'
import { isSilencedBy, listMutedPeopleIds } from '#app/chats/find_chats'
import { mayFollowChat, presenceIn } from '#app/chats/chat_broadcasts'
import ChatRead from '#app/chats/reading/chat_read'
import { UNREAD_CHATS } from '#app/chats/reading/count_unread'
import { CHATS_ABOUT_LISTINGS } from '#app/chats/requests/find_requests'
import { listen } from '#app/kernel/modules/listen'
import { DIGEST_STOP } from '#app/chats/digest/digest_stop_link'
import { needsNoToken } from '#app/kernel/security/untokened_routes'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { imagePurpose } from '#app/media/image_purposes'
import { imageViewer } from '#app/media/serving/image_viewers'
import { reportable } from '#app/moderation/reportable_registry'
import { notificationKind } from '#app/notifications/notification_kinds'
import { notificationSilencer } from '#app/notifications/notify'
import { inquirySource } from '#app/properties/figures/count_figures'
import { channel } from '#app/realtime/authorization/channel_registry'
import { feedSilencer } from '#app/spots/feed/feed_silencers'
import VideoFailed from '#app/videos/processing/video_failed'
import VideoReady from '#app/videos/processing/video_ready'
import VideoRemoved from '#app/videos/video_removed'
import { videoViewer } from '#app/videos/video_viewers'
import { webhookEvent } from '#app/webhooks/webhook_events'
import { teamDepartureStep } from '#app/teams/team_steps'

export default defineModule({
  name: 'chats',
  floor: 12,
  routes: () => import('./routes.js'),
  extensions: [
    marketFacts(20, countMarketChannels),
    exportPart({ name: 'messages', title: 'Messages you wrote', read: exportMessages }),
    reservedHandles('channels chats messages'),
    fieldNames({
      accepts_known_people: 'whether people you follow may write without asking',
      is_blocked: 'whether to block the chat',
      is_muted: 'whether to mute the chat',
      message_id: 'message',
      sends_push: 'whether to send push messages',
      sends_read_receipts: 'whether to send read receipts',
      shows_presence: 'whether to show that you are here',
      user_ids: 'people',
    }),
    needsNoToken(DIGEST_STOP),
    blockingSteps({
      block: (blocker, blockedId) => blockDirectChat(blocker, blockedId, true),
      unblock: (blocker, blockedId) => blockDirectChat(blocker, blockedId, false),
    }),
    deletionStep({ run: leaveForever }),
    listen(MessageSent, () => import('#app/chats/messages/broadcast_message_listener')),
    listen(MessageSent, () => import('#app/chats/messages/queue_link_previews_listener')),
    listen(MessageSent, () => import('#app/chats/messages/push_message_listener')),
    listen(MessageEdited, () => import('#app/chats/messages/queue_link_previews_listener')),
    listen(MessageChanged, () => import('#app/chats/messages/broadcast_message_change_listener')),
    listen(VideoReady, () => import('#app/chats/messages/refresh_sent_videos_listener')),
    listen(VideoFailed, () => import('#app/chats/messages/refresh_sent_videos_listener')),
    listen(VideoRemoved, () => import('#app/chats/messages/refresh_sent_videos_listener')),
    listen(ChatChanged, () => import('#app/chats/broadcast_chat_listener')),
    listen(ChatRead, () => import('#app/chats/reading/broadcast_reading_listener')),
    listen(MembershipEnded, () => import('#app/chats/members/expel_from_chat_listener')),
    schedule('chats:digests', '15m', () => import('#app/chats/digest/send_digests_job')),
    channel('private-chat', mayFollowChat),
    channel('presence-chat', presenceIn),
    imagePurpose('chat', { isPrivate: true }),
    imageViewer('chat', maySeeImage),
    imageViewer('design', maySeeDesignImage),
    imageViewer('video', maySeeSentPoster),
    videoViewer(mayWatchSentVideo),
    reportable('message', findReportableMessage),
    unreadCount('chats', UNREAD_CHATS),
    notificationKind('chat_request', {
      label: 'Chat requests',
      icon: 'chat',
      topic: 'people',
      channels: ['in_app', 'push'],
      text: () => 'wants to chat with you',
    }),
    notificationKind('mention', {
      label: 'Mentions in chats',
      icon: 'mention',
      topic: 'people',
      channels: ['in_app', 'push'],
      text: ({ chat }) => `mentioned you in ${chat}`,
    }),
    notificationSilencer(isSilencedBy),
    inquirySource(CHATS_ABOUT_LISTINGS),
    feedSilencer(listMutedPeopleIds),
    webhookEvent('message.created', { label: 'Message received', isForTeams: false }),
    teamDepartureStep(({ team, userId }, trx) => closeTeamChannels({ trx }, team.id, userId)),
  ],
})

declare module '#app/media/image_purposes' {
  interface ImagePurposes {
    chat: true
  }
}

declare module '#app/common/unread_counts' {
  interface UnreadNames {
    chats: true
  }
}
