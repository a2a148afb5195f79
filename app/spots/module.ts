import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { exportPart } from '#app/accounts/exports/export_parts'
import { sitemapPart } from '#app/common/sitemap_parts'
import { embeddedPages } from '#app/kernel/http/embedded_pages'
import { needsNoToken } from '#app/kernel/security/untokened_routes'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { anyImageKeeper } from '#app/media/image_keepers'
import { anyImageViewer } from '#app/media/serving/image_viewers'
import { reportable } from '#app/moderation/reportable_registry'
import { noticePicture } from '#app/notifications/notice_pictures'
import { notificationKind } from '#app/notifications/notification_kinds'
import { marketTab } from '#app/places/markets/market_tabs'
import { profileTab } from '#app/profiles/profile_tabs'
import { listingMedia } from '#app/properties/public_page/listing_media'
import { takeDownComment } from '#app/spots/comments/write_comment'
import { takeDownSpot } from '#app/spots/change_spot'
import {
  exportSpots,
  countSpotsOf,
  findSpotsStamp,
  LISTING_SPOTS_DIFFER,
  LISTING_SPOTS_STAMP,
} from '#app/spots/list_spots'
import { reasonToKeepSlideImage, isOfPublicSpot, isSpotVideo } from '#app/spots/spot_media'
import { findReportableComment } from '#app/spots/comments/list_comments'
import { findReportableSpot, findSpotStamp } from '#app/spots/find_spot'
import { firstSpots, listingSpots } from '#app/spots/spot_answers'
import { listSpotPictures } from '#app/spots/list_spot_pictures'
import { teamTab } from '#app/teams/team_tabs'
import { videoViewer } from '#app/videos/video_viewers'
import { webhookEvent } from '#app/webhooks/webhook_events'

export default defineModule({
  name: 'spots',
  floor: 11,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('feed oembed spots'),
    embeddedPages('/spots/:slug/embed', '/oembed'),
    fieldNames({
      'content': 'text',
      'image_id': 'photo',
      'slide_id': 'slide',
      'spot.place.name': 'place',
      'video_id': 'video',
      'watched_ms': 'time watched',
    }),
    videoViewer(isSpotVideo),
    // A page from a cache has no token.
    needsNoToken('/api/spot/:slug/views'),
    // Authors may use any photo of theirs, whatever it was uploaded for.
    anyImageViewer(isOfPublicSpot),
    anyImageKeeper(reasonToKeepSlideImage),
    reportable('spot', findReportableSpot, (id, trx) => takeDownSpot({ trx }, id)),
    reportable('comment', findReportableComment, (id, trx) => takeDownComment({ trx }, id)),
    exportPart({ name: 'spots', title: 'Spots, comments and likes', read: exportSpots }),
    sitemapPart(
      'spots',
      `select id, '/spots/' || slug as path, updated_at as changed_at from spots
       where status = 'publish'`
    ),
    cachedPage('/spots/:slug', findSpotStamp),
    schedule('spots:viewers', '1h', () => import('#app/spots/marks/forget_viewers_job')),
    noticePicture('spot', listSpotPictures),
    notificationKind('like', {
      label: 'Likes of your spots',
      icon: 'like',
      topic: 'people',
      channels: ['in_app'],
      text: () => 'liked your spot',
    }),
    notificationKind('comment', {
      label: 'Comments and replies',
      icon: 'comment',
      topic: 'people',
      channels: ['in_app', 'push'],
      text: ({ deed }) => deed,
    }),
    notificationKind('spot_mention', {
      label: 'Mentions in spots and comments',
      icon: 'mention',
      topic: 'people',
      channels: ['in_app', 'push'],
      text: () => 'mentioned you in a spot',
    }),
    webhookEvent('spot.published', { label: 'Spot published', isForTeams: true }),
    listingMedia({
      name: 'spots',
      open: listingSpots,
      stampSql: LISTING_SPOTS_STAMP,
      differsSql: LISTING_SPOTS_DIFFER,
    }),
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
