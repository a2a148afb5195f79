import { exportPart } from '#app/accounts/registry/export_parts'
import { exportDesigns } from '#app/designs/exports/export_designs'
import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { PUBLIC_FILTER_KEYS } from '#app/designs/contract/public_filter'
import { listGallery, findPublicDesigns } from '#app/designs/gallery/queries/find_public_designs'
import { deletionStep } from '#app/accounts/registry/deletion_steps'
import { cancelOrders } from '#app/designs/collection/actions/cancel_orders'
import DesignDeleted from '#app/designs/collection/events/design_deleted'
import { reasonToKeepPicture } from '#app/designs/collection/policies/reason_to_keep_picture'
import { takeDownDesign } from '#app/designs/gallery/actions/take_down_design'
import { findReportableDesign } from '#app/designs/gallery/queries/find_reportable_design'
import { countUserDesigns } from '#app/designs/gallery/queries/count_user_designs'
import { findUserDesignsStamp } from '#app/designs/gallery/queries/find_user_designs_stamp'
import { isOfPublicDesign } from '#app/designs/gallery/policies/is_of_public_design'
import DesignQueued from '#app/designs/orders/events/design_queued'
import { mayFollowDesign } from '#app/designs/policies/may_follow_design'
import DesignCompleted from '#app/designs/running/events/design_completed'
import DesignProgressed from '#app/designs/running/events/design_progressed'
import { SURFACES_FILES } from '#app/designs/surfaces/surfaces_file'
import { profileDesigns } from '#app/designs/transformers/profile_designs'
import { listen } from '#app/kernel/modules/listen'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { propsStamp } from '#app/kernel/page_cache/props_stamp'
import { fieldNames } from '#app/kernel/validation/field_names'
import { schedule } from '#app/kernel/queue/schedules'
import { imageKeeper } from '#app/media/deletion/keepers'
import { derivedFiles } from '#app/media/files/derived_files'
import { imageViewer } from '#app/media/serving/viewers'
import { reportable } from '#app/moderation/registry/reportable_registry'
import { coinWay } from '#app/ledger/registry/coin_ways'
import { notificationKind } from '#app/notifications/registry/notification_kinds'
import { profileTab } from '#app/profiles/registry/profile_tabs'
import { channel } from '#app/realtime/channels/channel_registry'
import { sitemapPart } from '#app/common/sitemap/sitemap_parts'

export default defineModule({
  name: 'designs',
  floor: 10,
  routes: () => import('./routes.js'),
  extensions: [
    sitemapPart(
      'designs',
      `select id, '/shared/' || share_token as path, published_at as changed_at from designs
       where published_at is not null`
    ),
    cachedPage(
      '/designs',
      propsStamp(() => findPublicDesigns({}, null)),
      { views: [...PUBLIC_FILTER_KEYS, 'after'] }
    ),
    cachedPage(
      '/designs/gallery',
      propsStamp(() => listGallery(null))
    ),
    exportPart({ name: 'designs', title: 'Designs and prompts', read: exportDesigns }),
    reservedHandles('designer designs restyles shared'),
    fieldNames({ generatedDesignId: 'design' }),
    deletionStep({ run: cancelOrders }),
    listen(DesignQueued, () => import('#app/designs/orders/listeners/wake_worker')),
    listen(DesignProgressed, () => import('#app/designs/running/listeners/broadcast_progress')),
    listen(DesignCompleted, () => import('#app/designs/running/listeners/broadcast_design')),
    listen(DesignDeleted, () => import('#app/designs/collection/listeners/cancel_run')),
    schedule('designs:run', '15s', () => import('#app/designs/running/jobs/run_designs')),
    channel('private-design', mayFollowDesign),
    imageViewer('design', isOfPublicDesign),
    imageKeeper('design', reasonToKeepPicture),
    derivedFiles(SURFACES_FILES),
    coinWay('first_design_shared', {
      coins: 5,
      label: 'Share your first design',
      reason: 'You shared your first design',
      url: '/designer',
    }),
    notificationKind('design_ready', {
      label: 'Finished designs',
      channels: ['in_app', 'push'],
      text: () => 'Your design is ready',
    }),
    notificationKind('restyle_ready', {
      label: 'Restyled listings',
      channels: ['in_app', 'push'],
      text: () => 'Your restyled listing is ready',
    }),
    profileTab({
      name: 'designs',
      order: 20,
      count: countUserDesigns,
      open: profileDesigns,
      stamp: findUserDesignsStamp,
    }),
    reportable('design', findReportableDesign, (id, trx) => takeDownDesign({ trx }, id)),
  ],
  ready: async () => {
    const { resumeDesigns } = await import('#app/designs/running/resume_designs')
    await resumeDesigns()
  },
  stop: async () => {
    const { designRunner } = await import('#app/designs/running/design_runner')
    const { closeEngine } = await import('#app/designs/running/engine_in_use')
    await designRunner.stop()
    await closeEngine()
  },
})
