import { blockingSteps } from '#app/accounts/blocking/registry/blocking_steps'
import { exportPart } from '#app/accounts/registry/export_parts'
import { exportMessages } from '#app/chats/exports/export_messages'
import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { unreadCount } from '#app/common/unread/unread_counts'
import { deletionStep } from '#app/accounts/registry/deletion_steps'
import { closeTeamChannels } from '#app/chats/channels/actions/close_team_channels'
import ChatChanged from '#app/chats/events/chat_changed'
import { blockDirectChat } from '#app/chats/members/actions/block_direct_chat'
import { leaveForever } from '#app/chats/members/actions/leave_forever'
import MembershipEnded from '#app/chats/members/events/membership_ended'
import MessageChanged from '#app/chats/messages/events/message_changed'
import MessageEdited from '#app/chats/messages/events/message_edited'
import MessageSent from '#app/chats/messages/events/message_sent'
import { findReportableMessage } from '#app/chats/messages/queries/find_reportable_message'
import { maySeeDesignImage } from '#app/chats/messages/policies/may_see_design_image'
import { maySeeImage } from '#app/chats/messages/policies/may_see_image'
import {
  maySeeSentPoster,
  mayWatchSentVideo,
} from '#app/chats/messages/policies/may_watch_sent_video'
import { isSilencedBy } from '#app/chats/policies/is_silenced_by'
import { mayFollowChat, presenceIn } from '#app/chats/policies/channel_access'
import { listSilencedIds } from '#app/chats/queries/list_silenced_ids'
import ChatRead from '#app/chats/presence/events/chat_read'
import { UNREAD_CHATS } from '#app/chats/presence/queries/count_unread'
import { listen } from '#app/kernel/modules/listen'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'
import { imageViewer } from '#app/media/serving/viewers'
import { reportable } from '#app/moderation/registry/reportable_registry'
import { notificationKind } from '#app/notifications/registry/notification_kinds'
import { notificationSilencer } from '#app/notifications/registry/silencers'
import { channel } from '#app/realtime/channels/channel_registry'
import { feedSilencer } from '#app/spots/registry/feed_silencers'
import VideoFailed from '#app/videos/events/video_failed'
import VideoReady from '#app/videos/events/video_ready'
import VideoRemoved from '#app/videos/events/video_removed'
import { videoViewer } from '#app/videos/registry/video_viewers'
import { webhookEvent } from '#app/webhooks/registry/webhook_events'
import { teamDepartureStep } from '#app/teams/registry/team_steps'

export default defineModule({
  name: 'chats',
  floor: 12,
  routes: () => import('./routes.js'),
  extensions: [
    exportPart({ name: 'messages', title: 'Messages you wrote', read: exportMessages }),
    reservedHandles('channels chats messages'),
    blockingSteps({
      block: (blocker, blockedId) => blockDirectChat(blocker, blockedId, true),
      unblock: (blocker, blockedId) => blockDirectChat(blocker, blockedId, false),
    }),
    deletionStep({ run: leaveForever }),
    listen(MessageSent, () => import('#app/chats/messages/listeners/broadcast_message')),
    listen(MessageSent, () => import('#app/chats/messages/listeners/queue_link_previews')),
    listen(MessageSent, () => import('#app/chats/messages/listeners/push_message')),
    listen(MessageEdited, () => import('#app/chats/messages/listeners/queue_link_previews')),
    listen(MessageChanged, () => import('#app/chats/messages/listeners/broadcast_message_change')),
    listen(VideoReady, () => import('#app/chats/messages/listeners/refresh_sent_videos')),
    listen(VideoFailed, () => import('#app/chats/messages/listeners/refresh_sent_videos')),
    listen(VideoRemoved, () => import('#app/chats/messages/listeners/refresh_sent_videos')),
    listen(ChatChanged, () => import('#app/chats/listeners/broadcast_chat')),
    listen(ChatRead, () => import('#app/chats/presence/listeners/broadcast_reading')),
    listen(MembershipEnded, () => import('#app/chats/members/listeners/expel_from_chat')),
    schedule('chats:digests', '15m', () => import('#app/chats/digest/jobs/send_digests')),
    channel('private-chat', mayFollowChat),
    channel('presence-chat', presenceIn),
    imageViewer('chat', maySeeImage),
    imageViewer('design', maySeeDesignImage),
    imageViewer('video', maySeeSentPoster),
    videoViewer(mayWatchSentVideo),
    reportable('message', findReportableMessage),
    unreadCount('chats', UNREAD_CHATS),
    notificationKind('chat_request', {
      label: 'Chat requests',
      channels: ['in_app', 'push'],
      text: () => 'wants to chat with you',
    }),
    notificationKind('mention', {
      label: 'Mentions in chats',
      channels: ['in_app', 'push'],
      text: ({ chat }) => `mentioned you in ${chat}`,
    }),
    notificationSilencer(isSilencedBy),
    feedSilencer(listSilencedIds),
    webhookEvent('message.created', { label: 'Message received', isForTeams: false }),
    teamDepartureStep(({ team, userId }, trx) => closeTeamChannels({ trx }, team.id, userId)),
  ],
})
