import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { exportPart } from '#app/accounts/exports/export_parts'
import { sitemapPart } from '#app/common/sitemap_parts'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { listen } from '#app/kernel/modules/listen'
import { readsBody } from '#app/kernel/http/leaves_body_to_route'
import { defineModule } from '#app/kernel/modules/module'
import { fieldNames } from '#app/kernel/validation/field_names'
import { imageViewer } from '#app/media/serving/image_viewers'
import { reportable } from '#app/moderation/reportable_registry'
import { listingMedia } from '#app/properties/public_page/listing_media'
import VideoReady from '#app/videos/processing/video_ready'
import { videoCutter } from '#app/videos/video_cutters'
import { videoViewer } from '#app/videos/video_viewers'
import { takeDownWalkthrough } from '#app/walkthroughs/change_walkthrough'
import { exportWalkthroughs, findReportableWalkthrough } from '#app/walkthroughs/find_walkthroughs'
import { showsPoster, showsVideo } from '#app/walkthroughs/may_watch_walkthrough'
import { findShownPart } from '#app/walkthroughs/videos/shown_part'
import {
  findWalkthroughStamp,
  LISTED_WALKTHROUGHS_DIFFER,
  LISTED_WALKTHROUGHS_STAMP,
  listingVideos,
  listingWalkthroughs,
} from '#app/walkthroughs/listing_walkthroughs'

export default defineModule({
  name: 'walkthroughs',
  floor: 10,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('walkthroughs'),
    readsBody('/api/video/:id/update'),
    fieldNames({
      ends_at: 'end',
      list_id: 'list',
      poster_time: 'cover frame',
      starts_at: 'start',
      walkthrough_slug: 'walkthrough',
    }),
    exportPart({ name: 'walkthroughs', title: 'Walkthroughs', read: exportWalkthroughs }),
    listen(VideoReady, () => import('#app/walkthroughs/videos/broadcast_ready_listener')),
    videoViewer(showsVideo),
    videoCutter(findShownPart),
    imageViewer('video', showsPoster),
    reportable('walkthrough', findReportableWalkthrough, (id, trx) =>
      takeDownWalkthrough({ trx }, id)
    ),
    cachedPage('/walkthroughs/:slug', findWalkthroughStamp),
    listingMedia({
      name: 'walkthrough',
      open: listingWalkthroughs,
      videos: listingVideos,
      stampSql: LISTED_WALKTHROUGHS_STAMP,
      differsSql: LISTED_WALKTHROUGHS_DIFFER,
    }),
    sitemapPart(
      'walkthroughs',
      `select w.id, '/walkthroughs/' || w.slug as path, w.updated_at as changed_at
       from walkthroughs w left join properties p on p.id = w.property_id
       where w.status = 'publish' and w.taken_down_at is null and p.is_private is not true`
    ),
  ],
})
