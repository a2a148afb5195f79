import { blockingSteps } from '#app/accounts/blocking/block_user'
import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { deletionStep } from '#app/accounts/deletion/deletion_steps'
import { exportPart } from '#app/accounts/exports/export_parts'
import { sitemapPart } from '#app/common/sitemap_parts'
import { handOverDreams, leaveSharedDreams, exportDreams } from '#app/dreams/account_steps'
import { takeDownDream } from '#app/dreams/change_dream'
import { takeDownItem } from '#app/dreams/items/change_items'
import { DREAM_INVITATION, DREAM_MATCHES, DREAM_MEMBER } from '#app/dreams/dream_options'
import DreamChanged from '#app/dreams/dream_changed'
import DreamDeleted from '#app/dreams/dream_deleted'
import DreamLeft from '#app/dreams/people/dream_left'
import LinkPinned from '#app/dreams/items/link_pinned'
import {
  mayFollowDream,
  presenceOnDream,
  isOnSeenDream,
  reasonToKeepPinnedImage,
} from '#app/dreams/dream_access'
import { findDreamStamp, findReportableDream } from '#app/dreams/find_dreams'
import { findReportableItem } from '#app/dreams/items/find_items'
import { firstDreams } from '#app/dreams/dream_answer'
import { countPublicDreams, findPublicDreamsStamp } from '#app/dreams/list_public_dreams'
import { listen } from '#app/kernel/modules/listen'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { anyImageKeeper } from '#app/media/image_keepers'
import { imagePurpose } from '#app/media/image_purposes'
import { anyImageViewer } from '#app/media/serving/image_viewers'
import { reportable } from '#app/moderation/reportable_registry'
import { notificationKind } from '#app/notifications/notification_kinds'
import { profileTab } from '#app/profiles/profile_tabs'
import { channel } from '#app/realtime/authorization/channel_registry'

export default defineModule({
  name: 'dreams',
  floor: 12,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('dream dreams'),
    fieldNames({
      accept: 'whether to accept',
      cover_item_id: 'cover',
      criteria: 'search',
      kind: 'kind',
      position: 'place',
    }),
    listen(DreamChanged, () => import('#app/dreams/broadcast_dream_listener')),
    listen(LinkPinned, () => import('#app/dreams/items/queue_item_preview_listener')),
    listen(DreamDeleted, () => import('#app/dreams/broadcast_deletion_listener')),
    listen(DreamLeft, () => import('#app/dreams/people/expel_from_dream_listener')),
    channel('private-dream', mayFollowDream),
    channel('presence-dream', presenceOnDream),
    imagePurpose('dream', { isPrivate: true }),
    // Members may add any photo of theirs, whatever it was uploaded for.
    anyImageViewer(isOnSeenDream),
    anyImageKeeper(reasonToKeepPinnedImage),
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
    schedule('dreams:matches', '1h', () => import('#app/dreams/matches/tell_matches_job')),
    notificationKind(DREAM_INVITATION, {
      label: 'Invitations to dream boards',
      icon: 'invitation',
      topic: 'people',
      channels: ['in_app', 'push'],
      text: ({ dream }) => `invited you to the board “${dream}”`,
    }),
    notificationKind(DREAM_MEMBER, {
      label: 'Dream boards you’re added to',
      icon: 'invitation',
      topic: 'people',
      channels: ['in_app', 'push'],
      text: ({ dream }) => `added you to the board “${dream}”`,
    }),
    notificationKind(DREAM_MATCHES, {
      label: 'New homes for your dream boards',
      icon: 'home',
      topic: 'homes',
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

declare module '#app/media/image_purposes' {
  interface ImagePurposes {
    dream: true
  }
}
