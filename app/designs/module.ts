import { exportPart } from '#app/accounts/exports/export_parts'
import { exportDesigns, cancelOrders, reasonToKeepPicture } from '#app/designs/account_steps'
import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { PUBLIC_FILTER_KEYS } from '#app/designs/gallery/public_filter'
import {
  galleryAnswer,
  profileDesigns,
  publicDesignsAnswer,
} from '#app/designs/gallery/gallery_answers'
import { deletionStep } from '#app/accounts/deletion/deletion_steps'
import DesignDeleted from '#app/designs/collection/design_deleted'
import { takeDownDesign } from '#app/designs/gallery/publish_design'
import { findReportableDesign } from '#app/designs/gallery/find_reportable_design'
import { countUserDesigns, findUserDesignsStamp } from '#app/designs/gallery/list_user_designs'
import { isOfPublicDesign } from '#app/designs/gallery/gallery_policy'
import DesignQueued from '#app/designs/orders/design_queued'
import { mayFollowDesign } from '#app/designs/find_design'
import DesignCompleted from '#app/designs/running/design_completed'
import DesignProgressed from '#app/designs/running/design_progressed'
import { listOwnDesignPictures } from '#app/designs/collection/list_designs'
import { SURFACES_FILES } from '#app/designs/surfaces/surfaces_file'
import { listen } from '#app/kernel/modules/listen'
import { readsBody } from '#app/kernel/http/leaves_body_to_route'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { propsStamp } from '#app/kernel/page_cache/props_stamp'
import { fieldNames } from '#app/kernel/validation/field_names'
import { queue } from '#app/kernel/queue/queues'
import { schedule } from '#app/kernel/queue/schedules'
import { imageKeeper } from '#app/media/image_keepers'
import { imagePurpose } from '#app/media/image_purposes'
import { derivedFiles } from '#app/media/files/image_files'
import { imageViewer } from '#app/media/serving/image_viewers'
import { reportable } from '#app/moderation/reportable_registry'
import { coinWay } from '#app/ledger/coin_ways'
import { noticePicture } from '#app/notifications/notice_pictures'
import { notificationKind } from '#app/notifications/notification_kinds'
import { profileTab } from '#app/profiles/profile_tabs'
import { channel } from '#app/realtime/authorization/channel_registry'
import { memberWork } from '#app/society/member_work'
import { listDesignsOfPeople } from '#app/designs/gallery/list_designs_of_people'
import { sitemapPart } from '#app/common/sitemap_parts'

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
      propsStamp(() => publicDesignsAnswer({}, null)),
      { views: [...PUBLIC_FILTER_KEYS, 'after'] }
    ),
    cachedPage(
      '/designs/gallery',
      propsStamp(() => galleryAnswer(null))
    ),
    exportPart({ name: 'designs', title: 'Designs and prompts', read: exportDesigns }),
    reservedHandles('designer designs restyles shared'),
    fieldNames({
      engine_kind: 'engine',
      favorite: 'whether it is a favorite',
      generatedDesignId: 'design',
    }),
    readsBody('/api/designs/generate', '/api/designs/checks', '/api/designs/:id/corrections'),
    deletionStep({ run: cancelOrders }),
    listen(DesignQueued, () => import('#app/designs/orders/wake_worker_listener')),
    listen(DesignProgressed, () => import('#app/designs/running/broadcast_progress_listener')),
    listen(DesignCompleted, () => import('#app/designs/running/broadcast_design_listener')),
    listen(DesignDeleted, () => import('#app/designs/collection/cancel_run_listener')),
    queue('designs', { order: 80, isSerial: true }),
    schedule('designs:run', '15s', () => import('#app/designs/running/run_designs_job')),
    channel('private-design', mayFollowDesign),
    imagePurpose('design', { isPrivate: true }),
    imageViewer('design', isOfPublicDesign),
    imageKeeper('design', reasonToKeepPicture),
    derivedFiles(SURFACES_FILES),
    coinWay('first_design_shared', {
      coins: 5,
      label: 'Share your first design',
      reason: 'You shared your first design',
      url: '/designer',
    }),
    noticePicture('design', listOwnDesignPictures),
    notificationKind('design_ready', {
      label: 'Finished designs',
      icon: 'design',
      topic: 'designs',
      channels: ['in_app', 'push'],
      text: () => 'Your design is ready',
    }),
    notificationKind('restyle_ready', {
      label: 'Restyled listings',
      icon: 'design',
      topic: 'designs',
      channels: ['in_app', 'push'],
      text: () => 'Your restyled listing is ready',
    }),
    notificationKind('design_like', {
      label: 'Likes of your designs',
      icon: 'like',
      topic: 'designs',
      channels: ['in_app'],
      text: () => 'liked your design',
    }),
    memberWork(20, listDesignsOfPeople),
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
    const { resumeDesigns } = await import('#app/designs/running/run_designs_job')
    await resumeDesigns()
  },
  stop: async () => {
    const { designRunner } = await import('#app/designs/running/design_runner')
    const { closeEngines } = await import('#app/designs/engines/engine_in_use')
    await designRunner.stop()
    await closeEngines()
  },
})

declare module '#app/media/image_purposes' {
  interface ImagePurposes {
    design: true
  }
}
