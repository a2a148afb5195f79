import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { exportPart } from '#app/accounts/registry/export_parts'
import { sitemapPart } from '#app/common/sitemap/sitemap_parts'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { imageKeeper } from '#app/media/deletion/keepers'
import { IMAGE_PURPOSES } from '#app/media/models/image'
import { imageViewer } from '#app/media/serving/viewers'
import { reportable } from '#app/moderation/registry/reportable_registry'
import { notificationKind } from '#app/notifications/registry/notification_kinds'
import { marketTab } from '#app/places/registry/market_tabs'
import { profileTab } from '#app/profiles/registry/profile_tabs'
import { listingMedia } from '#app/properties/registry/listing_media'
import { takeDownComment } from '#app/spots/actions/take_down_comment'
import { takeDownSpot } from '#app/spots/actions/take_down_spot'
import { exportSpots } from '#app/spots/exports/export_spots'
import { reasonToKeepImage } from '#app/spots/policies/reason_to_keep_image'
import { isOfPublicSpot, isSpotVideo } from '#app/spots/policies/seen_media'
import { findReportableComment } from '#app/spots/queries/find_reportable_comment'
import { findReportableSpot } from '#app/spots/queries/find_reportable_spot'
import { findSpotStamp } from '#app/spots/queries/find_spot_stamp'
import { countSpotsOf, findSpotsStamp, LISTING_SPOTS_STAMP } from '#app/spots/queries/list_spots_of'
import { firstSpots } from '#app/spots/transformers/first_spots'
import { listingSpots } from '#app/spots/transformers/listing_spots'
import { teamTab } from '#app/teams/registry/team_tabs'
import { videoViewer } from '#app/videos/registry/video_viewers'
import { webhookEvent } from '#app/webhooks/registry/webhook_events'

export default defineModule({
  name: 'spots',
  floor: 11,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('feed oembed spots'),
    fieldNames({ content: 'text', watched_ms: 'time watched' }),
    videoViewer(isSpotVideo),
    // Authors may use any photo of theirs, whatever it was uploaded for.
    ...IMAGE_PURPOSES.map((purpose) => imageViewer(purpose, isOfPublicSpot)),
    ...IMAGE_PURPOSES.map((purpose) => imageKeeper(purpose, reasonToKeepImage)),
    reportable('spot', findReportableSpot, (id, trx) => takeDownSpot({ trx }, id)),
    reportable('comment', findReportableComment, (id, trx) => takeDownComment({ trx }, id)),
    exportPart({ name: 'spots', title: 'Spots, comments and likes', read: exportSpots }),
    sitemapPart(
      'spots',
      `select id, '/spots/' || slug as path, updated_at as changed_at from spots
       where status = 'publish'`
    ),
    cachedPage('/spots/:slug', findSpotStamp),
    schedule('spots:viewers', '1h', () => import('#app/spots/jobs/forget_viewers')),
    notificationKind('like', {
      label: 'Likes of your spots',
      channels: ['in_app'],
      text: () => 'liked your spot',
    }),
    notificationKind('comment', {
      label: 'Comments and replies',
      channels: ['in_app', 'push'],
      text: ({ deed }) => deed,
    }),
    notificationKind('spot_mention', {
      label: 'Mentions in spots and comments',
      channels: ['in_app', 'push'],
      text: () => 'mentioned you in a spot',
    }),
    webhookEvent('spot.published', { label: 'Spot published', isForTeams: true }),
    listingMedia({ name: 'spots', open: listingSpots, stampSql: LISTING_SPOTS_STAMP }),
    profileTab({
      name: 'spots',
      order: 5,
      count: (userId) => countSpotsOf({ userId }),
      open: (userId, viewerId) => firstSpots({ userId }, viewerId, `/api/users/${userId}/spots`),
      stamp: (userId) => findSpotsStamp({ userId }),
    }),
    teamTab({
      name: 'spots',
      order: 15,
      count: (teamId) => countSpotsOf({ teamId }),
      open: (teamId, viewerId) => firstSpots({ teamId }, viewerId, `/api/teams/${teamId}/spots`),
    }),
    marketTab({
      name: 'spots',
      order: 25,
      count: (marketId) => countSpotsOf({ marketId }),
      open: (marketId, viewerId) =>
        firstSpots({ marketId }, viewerId, `/api/markets/${marketId}/spots`),
      stamp: (marketId) => findSpotsStamp({ marketId }),
    }),
  ],
})
