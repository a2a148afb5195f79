import { blockingSteps } from '#app/accounts/blocking/registry/blocking_steps'
import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { deletionStep } from '#app/accounts/registry/deletion_steps'
import { exportPart } from '#app/accounts/registry/export_parts'
import { sitemapPart } from '#app/common/sitemap/sitemap_parts'
import { handOverDreams } from '#app/dreams/actions/hand_over_dreams'
import { leaveSharedDreams } from '#app/dreams/actions/leave_shared_dreams'
import { takeDownDream } from '#app/dreams/actions/take_down_dream'
import { takeDownItem } from '#app/dreams/actions/take_down_item'
import { DREAM_INVITATION, DREAM_MATCHES, DREAM_MEMBER } from '#app/dreams/contract/dream_options'
import DreamChanged from '#app/dreams/events/dream_changed'
import DreamDeleted from '#app/dreams/events/dream_deleted'
import DreamLeft from '#app/dreams/events/dream_left'
import LinkPinned from '#app/dreams/events/link_pinned'
import { exportDreams } from '#app/dreams/exports/export_dreams'
import { mayFollowDream, presenceOnDream } from '#app/dreams/policies/channel_access'
import { isOnSeenDream } from '#app/dreams/policies/is_on_seen_dream'
import { reasonToKeepImage } from '#app/dreams/policies/reason_to_keep_image'
import { findDreamStamp } from '#app/dreams/queries/find_dream_stamp'
import { findReportableDream } from '#app/dreams/queries/find_reportable_dream'
import { findReportableItem } from '#app/dreams/queries/find_reportable_item'
import { countPublicDreams, findPublicDreamsStamp } from '#app/dreams/queries/list_public_dreams'
import { firstDreams } from '#app/dreams/transformers/first_dreams'
import { listen } from '#app/kernel/modules/listen'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { imageKeeper } from '#app/media/deletion/keepers'
import { IMAGE_PURPOSES } from '#app/media/models/image'
import { imageViewer } from '#app/media/serving/viewers'
import { reportable } from '#app/moderation/registry/reportable_registry'
import { notificationKind } from '#app/notifications/registry/notification_kinds'
import { profileTab } from '#app/profiles/registry/profile_tabs'
import { channel } from '#app/realtime/channels/channel_registry'

export default defineModule({
  name: 'dreams',
  floor: 12,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('dream dreams'),
    fieldNames({ accept: 'answer', criteria: 'search', kind: 'kind', position: 'place' }),
    listen(DreamChanged, () => import('#app/dreams/listeners/broadcast_dream')),
    listen(LinkPinned, () => import('#app/dreams/listeners/queue_item_preview')),
    listen(DreamDeleted, () => import('#app/dreams/listeners/broadcast_deletion')),
    listen(DreamLeft, () => import('#app/dreams/listeners/expel_from_dream')),
    channel('private-dream', mayFollowDream),
    channel('presence-dream', presenceOnDream),
    // Members may add any photo of theirs, whatever it was uploaded for.
    ...IMAGE_PURPOSES.map((purpose) => imageViewer(purpose, isOnSeenDream)),
    ...IMAGE_PURPOSES.map((purpose) => imageKeeper(purpose, reasonToKeepImage)),
    blockingSteps({ block: leaveSharedDreams }),
    deletionStep({ run: handOverDreams }),
    exportPart({ name: 'dreams', title: 'Dream boards', read: exportDreams }),
    reportable('dream', findReportableDream, (id, trx) => takeDownDream({ trx }, id)),
    reportable('dream_item', findReportableItem, (id, trx) => takeDownItem({ trx }, id)),
    sitemapPart(
      'dreams',
      `select id, '/dreams/' || id as path, updated_at as changed_at from dreams
       where visibility = 'public'`
    ),
    cachedPage('/dreams/:id', findDreamStamp),
    schedule('dreams:matches', '1h', () => import('#app/dreams/jobs/tell_matches')),
    notificationKind(DREAM_INVITATION, {
      label: 'Invitations to dream boards',
      channels: ['in_app', 'push'],
      text: ({ dream }) => `invited you to the board “${dream}”`,
    }),
    notificationKind(DREAM_MEMBER, {
      label: 'Dream boards you’re added to',
      channels: ['in_app', 'push'],
      text: ({ dream }) => `added you to the board “${dream}”`,
    }),
    notificationKind(DREAM_MATCHES, {
      label: 'New homes for your dream boards',
      channels: ['in_app', 'push', 'email'],
      text: ({ dream, count }) =>
        count === '1'
          ? `A new home matches your board “${dream}”`
          : `${count} new homes match your board “${dream}”`,
    }),
    profileTab({
      name: 'dreams',
      order: 25,
      count: countPublicDreams,
      open: firstDreams,
      stamp: findPublicDreamsStamp,
    }),
  ],
})
